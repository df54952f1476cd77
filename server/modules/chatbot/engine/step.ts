import type { IncomingMessage } from '@/contract/entities/chat'
import { longestMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import { localNow } from '@/contract/rules/time/local-time'
import { askDelete, carry, deleteDay, planned, show } from './calendar'
import { changeDishes, markSoldOut, setPrice, settleDoubt, soldOut } from './changes'
import type { Answer, Facts, Step, Turn } from './facts'
import type { Intent } from './intents'
import { chooseTemplate, inFormat, otherTemplate } from './pictures'
import { propose } from './proposal'
import { menuInReadText } from './reading'
import { at, cancel, correct, finishLoose, forToday, keep, publish, schedule } from './release'
import type { ChatState } from './state'
import * as talk from './talk'
import { beside, cut, ofDay, t } from './texts'
import { understand } from './understand'

const dayMs = 24 * 3_600_000
const looseMs = 10 * 60_000

/** Handles one message. Only computes the replies and commands, and runs nothing. */
export function step(state: ChatState, message: IncomingMessage, facts: Facts): Step {
  const zone = facts.restaurant?.timeZone ?? 'Europe/Madrid'
  const { date: today, minute } = localNow(facts.now, zone)
  const isLoose = state.loose !== null && Date.parse(message.at) - Date.parse(state.loose.at) < looseMs
  const turn: Turn = { message, state: isLoose ? state : { ...state, loose: null }, facts, today, minute }
  const { replies, commands = [], state: changed } = hear(turn)
  return { state: { ...turn.state, ...changed }, replies, commands }
}

function hear(turn: Turn): Answer {
  const { message, facts } = turn
  const intent = message.kind === 'text' ? intentOf(turn, message.text) : null
  if (!facts.owner) return { replies: [{ text: t('stranger', { url: `${facts.siteUrl}/chat` }) }] }
  if (!facts.restaurant)
    return { replies: [{ text: t('noRestaurant', { url: `${facts.siteUrl}/try-whatsapp` }) }] }
  if (intent && message.kind === 'text')
    return isStale(turn, intent) ? stale(turn, message.text) : answer(turn, intent)
  if (message.kind === 'button') return pressed(turn, message.action)
  if (message.kind === 'image' || message.kind === 'document') return withFile(turn, message)
  return message.kind === 'text' ? talk.help() : talk.cannotRead(message.kind)
}

const intentOf = ({ today, state }: Turn, text: string) =>
  understand(text.slice(0, longestMenuText), {
    today,
    awaiting: state.awaiting,
    isLoose: state.loose !== null,
  })

const changing = [
  'publish',
  'schedule',
  'time',
  'sold-out',
  'price',
  'delete',
  'move',
  'copy',
  'change',
  'menu',
  'stop',
]

/** A message older than a day does not change today's menu. */
const isStale = ({ message, facts }: Turn, { is }: Intent) =>
  changing.includes(is) && facts.now.getTime() - Date.parse(message.at) > dayMs

function stale(turn: Turn, text: string): Answer {
  const zone = turn.facts.restaurant?.timeZone ?? 'Europe/Madrid'
  const { date } = localNow(new Date(turn.message.at), zone)
  const fits = text.length <= 190
  return {
    replies: [
      {
        text: beside(
          t(fits ? 'stale.ask' : 'stale.again', { ofDay: ofDay(date, turn.today), text: cut(text, 200) }),
        ),
        ...(fits && {
          buttons: [
            { action: `say:${text}`, title: t('button.doNow') },
            { action: 'say:no', title: t('button.no') },
          ],
        }),
      },
    ],
  }
}

function withFile(turn: Turn, message: Extract<IncomingMessage, { kind: 'image' | 'document' }>): Answer {
  const intent = message.caption ? intentOf(turn, message.caption) : null
  if (intent?.is === 'menu') {
    const written = answer(turn, intent)
    return { ...written, replies: [...written.replies, ...talk.fileCame(message, turn, true).replies] }
  }
  const isOld = turn.facts.now.getTime() - Date.parse(message.at) > dayMs
  const menu = isOld ? null : menuInReadText(turn.facts.reading ?? '', turn.today)
  if (!menu) return talk.fileCame(message, turn)
  const read = propose(
    turn,
    menu,
    intent?.is === 'show' ? intent.date : null,
    talk.isPaper(message) ? 'paper' : 'photo',
  )
  return { ...read, replies: [...talk.fileCame(message, turn, true).replies, ...read.replies] }
}

function answer(turn: Turn, intent: Intent): Answer {
  switch (intent.is) {
    case 'menu':
      return propose(turn, [...(turn.state.loose?.lines ?? []), intent.text].join('\n'))
    case 'dish':
      return talk.looseDish(turn, intent.text)
    case 'publish':
      return publish(turn)
    case 'done':
      return finishLoose(turn)
    case 'correct':
      return correct()
    case 'cancel':
      return cancel(turn)
    case 'schedule':
      return schedule(turn, undefined, intent.date, intent.minute)
    case 'time':
      return at(turn, undefined, intent.minute)
    case 'show':
      return show(turn, intent.date, intent.service)
    case 'planned':
      return planned(turn)
    case 'sold-out':
      return soldOut(turn, intent.dish, intent.soldOut, intent.date)
    case 'price':
      return turn.state.loose
        ? propose(turn, [...turn.state.loose.lines, `Precio ${intent.euros} €`].join('\n'))
        : setPrice(turn, intent.euros, intent.date)
    case 'change':
      return changeDishes(turn, intent.change, intent.date)
    case 'delete':
      return askDelete(turn, intent.date)
    case 'move':
    case 'copy':
      return carry(turn, intent.is, intent.from, intent.to)
    case 'template':
      return otherTemplate(turn)
    case 'format':
      return inFormat(turn, intent.format)
    default:
      return talked(turn, intent)
  }
}

function talked(turn: Turn, intent: Intent): Answer {
  switch (intent.is) {
    case 'hello':
      return talk.hello(turn)
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
    case 'link':
      return { replies: [{ text: t('link.browser') }] }
    default:
      return talk.unknown(turn, intent.is === 'unknown' ? intent.text : '')
  }
}

const isDate = (text: string | undefined) => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text)
const serviceOf = (text: string | undefined) => (text === 'cena' ? 'cena' : 'comida')

/** A button's action names its meaning. `say:` stands for a text that the owner could write. */
function pressed(turn: Turn, action: string): Answer {
  const [kind = '', ...parts] = action.split(':')
  const [first = '', second] = parts
  const whole = parts.join(':')
  switch (kind) {
    case 'say':
      return answer(turn, intentOf(turn, whole))
    case 'pub':
      return publish(turn, first)
    case 'cor':
      return correct()
    case 'sch':
      return schedule(turn, first, null, null)
    case 'at':
      return at(turn, first, second === 'usual' ? null : Number(second))
    case 'keep':
      return keep(turn, first)
    case 'today':
      return forToday(turn, first)
    case 'd':
      return settleDoubt(turn, first, second ?? '')
    case 'how':
      return talk.how(first)
    case 'day':
    case 'carta':
      return talk.attach(turn, kind, whole)
    case 'tpl':
      return first === 'use' ? chooseTemplate(turn, second ?? '') : otherTemplate(turn, second)
    default:
      return onDay(turn, kind, parts)
  }
}

function onDay(turn: Turn, kind: string, [date, service, flag, ...dish]: string[]): Answer {
  if (!date || !isDate(date)) return talk.unknown(turn, '')
  const slot = { date, service: serviceOf(service) } as const
  if (kind === 'del') return deleteDay(turn, slot.date, slot.service)
  if (kind === 'show') return show(turn, slot.date, slot.service)
  if (kind === 'so' && date >= turn.today) return markSoldOut(turn, slot, dish.join(':'), flag === '1')
  return talk.unknown(turn, '')
}
