import type { ChatButton } from '@/contract/entities/chat'
import { show } from '../deeds/calendar'
import type { Answer, Turn } from '../facts'
import { withFigures } from '../language/figures'
import { dishesNamed } from '../language/pieces'
import { amountIn } from '../meaning/amounts'
import { daysIn } from '../meaning/days'
import { plainWords } from '../meaning/spelling'
import { cut, dayName, ofDay, priceText, shortDay, t, title } from '../texts'
import { contentTalkedOf, dayTalkedOf, menuOn, openProposal } from '../turn'
import { askHelp, say, seeToday } from './talk'

/** Names what was understood of a message, and asks only for the rest. Without anything understood, offers the most likely meanings. */
export function unknown(turn: Turn, text: string): Answer {
  const found =
    text.length <= 200 ? (ofDish(turn, text) ?? ofPrice(turn, text) ?? ofOneDay(turn, text)) : null
  return found ? { ...found, state: { ...found.state, isLost: true } } : nothingUnderstood(turn, text)
}

/** «al lomo hay que hacerle algo»: the dish is known, what is done to it is not. */
function ofDish(turn: Turn, text: string): Answer | null {
  const menu = contentTalkedOf(turn)
  const dishes = menu ? dishesNamed(text, [menu]) : []
  const [dish, ...others] = dishes
  if (!dish) return null
  const name = cut(dish, 80)
  if (others.length > 0)
    return { replies: [{ text: t('unknown.dishes', { dishes: cut(dishes.join(', '), 200), dish: name }) }] }
  const buttons = [
    say(cut(`agotado ${dish}`, 180), t('button.soldOutIt')),
    say(cut(`quita ${dish}`, 180), t('button.remove')),
    say(cut(`cambia ${dish}`, 180), t('button.change')),
  ]
  const isPending = openProposal(turn) !== null
  return {
    replies: [
      {
        text: t(isPending ? 'unknown.dishPending' : 'unknown.dish', { dish: name }),
        buttons: isPending ? buttons.slice(1) : buttons,
      },
    ],
  }
}

/** «a las 5 cuando cerremos», «we serve dinner from 8» */
const isHour =
  /\b(?:a|de|desde|hasta|sobre|para|hacia) las \d|\b(?:a|fins a|de) les \d|\b(?:from|at|until|till|by) \d{1,2}(?! ?(?:euros?|€|[.,]\d))\b|\b(?:as|ata as|dende as) \d/

/** «lo de los 13 que te comenté» */
function ofPrice(turn: Turn, text: string): Answer | null {
  const plain = withFigures(plainWords(text))
  const euros = isHour.test(plain) ? undefined : amountIn(plain)?.euros
  const day = openProposal(turn)?.menus[0]?.date ?? dayTalkedOf(turn)
  if (euros === undefined || euros < 5 || euros > 90 || !contentTalkedOf(turn)) return null
  const yes = `say:precio ${String(euros).replace('.', ',')}`
  const buttons = [
    { action: yes, title: t('doubt.yes') },
    { action: 'no:', title: t('button.no') },
  ]
  return {
    replies: [
      { text: t('unknown.price', { price: priceText(euros), ofDay: ofDay(day, turn.today) }), buttons },
    ],
    yes,
  }
}

/** «el viernes lo otro» */
function ofOneDay(turn: Turn, text: string): Answer | null {
  const [day, ...others] = daysIn(plainWords(text), turn.today)
  if (!day || others.length > 0 || day.date < turn.today) return null
  if (/[?¿]/.test(text)) return show(turn, day.date, 'comida')
  const menu = menuOn(turn, day.date)
  const button = menu && {
    action: `show:${menu.date}:${menu.service}`,
    title: title(t('button.seeThat', { day: shortDay(menu.date) })),
  }
  const isPending = openProposal(turn)?.menus.some(({ date }) => date === day.date)
  return {
    replies: [
      {
        text: t(menu || isPending ? 'unknown.day' : 'change.noMenu', { day: dayName(day.date, turn.today) }),
        ...(button && { buttons: [button] }),
      },
    ],
    state: { focus: { date: day.date, service: menu?.service ?? 'comida' } },
  }
}

function nothingUnderstood(turn: Turn, text: string): Answer {
  const plain = plainWords(text)
  const proposal = openProposal(turn)
  const guesses: ChatButton[] = []
  if (proposal)
    guesses.push(
      { action: `pub:${proposal.pid}`, title: t('button.publish') },
      { action: `cor:${proposal.pid}`, title: t('button.correct') },
    )
  if (/\d/.test(plain)) guesses.push({ action: 'how:price', title: t('button.priceChange') })
  if (/\b(?:dia|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana)\b/.test(plain))
    guesses.push(say('qué tengo programado', t('button.planned')))
  guesses.push(
    menuOn(turn, turn.today) ? seeToday() : { action: 'how:menu', title: t('button.newMenu') },
    askHelp(),
  )
  return {
    replies: [{ text: t(text.length > 600 ? 'unknown.long' : 'unknown.text'), buttons: guesses.slice(0, 2) }],
    state: { isLost: true },
  }
}
