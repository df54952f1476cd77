import { betweenQuotes } from '@/contract/rules/language/quotes'
import { answerLanguage } from '../answer-language'
import { show } from '../deeds/calendar'
import { offering } from '../deeds/proposal'
import type { Answer, Turn } from '../facts'
import type { Intent } from '../meaning/intents'
import { findDishes } from '../menu/find-dish'
import { beside, cut, t } from '../texts'
import { contentTalkedOf, openProposal } from '../turn'
import { unknown } from './half-understood'
import { knowHow } from './know-how'
import { orderText } from './order-text'
import * as talk from './talk'

/** Answers what orders nothing: greetings, questions, anger, thanks. */
export function talked(turn: Turn, intent: Intent): Answer {
  switch (intent.is) {
    case 'hello':
      return talk.hello(turn)
    case 'understood':
      return talk.understood(turn)
    case 'chat':
    case 'mine':
      return keepWanted(turn, talk.smallTalk(intent.is))
    case 'open':
      return talk.open(turn, intent.date)
    case 'cost':
      return talk.cost(turn, intent.dish, intent.date) ?? show(turn, intent.date, 'comida')
    case 'how':
      return knowHow(turn, intent.topic)
    case 'help':
      return talk.help()
    case 'thanks':
      return talk.thanks()
    case 'stats':
      return talk.stats(turn)
    case 'stop':
      return talk.stop(turn)
    case 'page':
      return talk.page(turn)
    case 'plan':
      return talk.plan(turn)
    case 'human':
      return talk.human(turn)
    case 'whatsapp':
      return talk.whatsapp(turn)
    case 'ask-price':
      return { replies: [{ text: t('price.ask') }], state: { awaiting: 'price' } }
    case 'wait':
      return keepWanted(turn, waiting(turn))
    case 'angry':
      return keepWanted(turn, talk.angry(turn))
    case 'remind':
      return keepWanted(turn, { replies: [{ text: t('remind') }] })
    case 'aside':
      return keepWanted(turn, aside(turn, intent.dish))
    case 'wish':
    case 'later':
      return keepWanted(turn, { replies: [{ text: t(`aside.${intent.is}`) }] })
    case 'offer':
      return offered(turn)
    case 'meant':
      return keepWanted(turn, askMeant(turn, intent.words, intent.lost))
    case 'link':
      return { replies: [{ text: t('link.browser') }] }
    default:
      return unknown(turn, intent.is === 'unknown' ? intent.text : '')
  }
}

/** Talk that leaves the dish open that was asked for. A «sí» after talk is asked about again. */
const keepWanted = ({ state }: Turn, answered: Answer): Answer => ({
  ...answered,
  state: { ...answered.state, wanted: state.wanted },
})

function offered(turn: Turn): Answer {
  const open = openProposal(turn)
  return open ? offering(turn, open) : unknown(turn, '')
}

/** «¿Es esto: «quita Flan»?» A yes does it. */
function askMeant(turn: Turn, words: string, lost: string[] = []): Answer {
  const yes = `say:${words}`
  const buttons = [
    { action: yes, title: t('doubt.yes') },
    { action: 'no:', title: t('button.no') },
  ]
  const rest =
    lost.length > 0 ? t('change.rest', { words: cut(betweenQuotes(answerLanguage(), lost), 120) }) : ''
  const text = [t('aside.meant', { words: orderText(turn, words) }), rest].filter(Boolean).join(' ')
  return { replies: [{ text: beside(text), buttons }], yes }
}

/** «la merluza déjala, que gusta mucho»: nothing changes, and the offer stays in sight. */
function aside(turn: Turn, dish: string | null): Answer {
  const menu = contentTalkedOf(turn)
  const [item] = dish && menu ? findDishes(menu, dish) : []
  const text = item ? t('aside.kept', { dish: cut(item.name, 80) }) : t('aside.text')
  const open = openProposal(turn)
  if (!open) return { replies: [{ text }], state: { isLost: true } }
  const { replies, yes } = offering(turn, open)
  const buttons = replies.at(-1)?.buttons
  return { replies: [{ text, ...(buttons && { buttons }) }], ...(yes && turn.state.asked?.yes && { yes }) }
}

/** «no, espera»: a «sí» afterwards still answers the offer, which stays in sight. */
function waiting(turn: Turn): Answer {
  const text = t('wait')
  const open = openProposal(turn)
  if (!open || !turn.state.asked?.yes) return { replies: [{ text }] }
  const { replies, yes } = offering(turn, open)
  const buttons = replies.at(-1)?.buttons
  return { replies: [{ text, ...(buttons && { buttons }) }], ...(yes && { yes }) }
}
