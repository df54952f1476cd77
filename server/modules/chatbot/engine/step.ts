import type { IncomingMessage } from '@/contract/entities/chat'
import { firstLanguage } from '@/contract/languages'
import { localNow } from '@/contract/rules/time/local-time'
import { answeringIn, pageAt } from './answer-language'
import { askDelete, deleteDay, planned, show, status } from './deeds/calendar'
import { carry, copyWith } from './deeds/carry'
import { closeDays, deleteSpan } from './deeds/closing'
import { comesBack } from './deeds/comes-back'
import { addDish, obeyOrders, refuse } from './deeds/orders'
import { otherDay, severalDays } from './deeds/other-day-answer'
import { chooseTemplate, inFormat, otherTemplate } from './deeds/pictures'
import { offering, propose, proposeAssistants } from './deeds/proposal'
import {
  at,
  cancel,
  correct,
  finishLoose,
  forToday,
  keep,
  noLonger,
  publish,
  schedule,
} from './deeds/release'
import { releaseDay } from './deeds/release-day'
import { settleDoubt } from './deeds/settle-doubt'
import { actionsIn, askWhichDay, inTurn } from './deeds/several'
import { markSoldOut } from './deeds/sold-out'
import { askTakeBack, isWrite, undo, withUndo } from './deeds/undo'
import { wantedDish } from './deeds/wanted'
import type { Answer, Facts, Step, Turn } from './facts'
import { allInWords } from './language/in-words'
import { dishesNamed } from './language/pieces'
import { writtenIn } from './language/written-in'
import { contextOf, intentOf } from './meaning/intent-of'
import type { Intent } from './meaning/intents'
import { allOptionsIn, askedBy, optionIn, otherOption } from './meaning/questions'
import { menuInReadText } from './meaning/reading'
import { plainWords } from './meaning/spelling'
import { serviceNamed, withoutService } from './menu/service-named'
import { missedAfter, stillMissing } from './missed'
import type { ChatState } from './state'
import { unknown } from './talk/half-understood'
import { isStale, stale } from './talk/stale'
import * as talk from './talk/talk'
import { talked } from './talk/talked'
import { cut, t } from './texts'
import { dayMeant, menuAt, openProposal } from './turn'

const dayMs = 24 * 3_600_000
const looseMs = 10 * 60_000
const topicMs = 3 * 3_600_000

/** Handles one message. Only computes the replies and commands, and runs nothing. */
export function step(before: ChatState, message: IncomingMessage, facts: Facts): Step {
  const { language, isLanguageSure } = languageAfter(before, message)
  const state = { ...before, language, isLanguageSure }
  return answeringIn(language ?? facts.owner?.language ?? firstLanguage, () => stepOf(state, message, facts))
}

/** Courtesy and menus tell the language of a conversation only as long as nothing told it surely. */
function languageAfter({ language, isLanguageSure }: ChatState, message: IncomingMessage) {
  if (message.kind !== 'text') return { language, isLanguageSure }
  const { sure, perhaps } = writtenIn(message.text)
  if (sure) return { language: sure, isLanguageSure: true }
  return { language: isLanguageSure ? language : (perhaps ?? language), isLanguageSure }
}

function stepOf(state: ChatState, message: IncomingMessage, facts: Facts): Step {
  const zone = facts.restaurant?.timeZone ?? 'Europe/Madrid'
  const { date: today, minute } = localNow(facts.now, zone)
  const turn: Turn = { message, state: remembered(state, message), facts, today, minute }
  const answer = hear(turn)
  const { replies, commands = [], state: changed } = answer
  const fresh = {
    asked: askedBy(answer),
    wanted: null,
    last: null,
    named: namedIn(turn),
    isCopied: false,
    left: [],
    missed: answer.missed ?? null,
    isLost: false,
    at: message.at,
  }
  return withUndo(
    {
      state: { ...turn.state, ...fresh, ...changed, ...(changed?.asked ? { asked: changed.asked } : {}) },
      replies,
      commands,
    },
    turn,
  )
}

/** The only dish that a message names; a button names none, and leaves what was named. */
function namedIn(turn: Turn): string | null {
  const { message, state } = turn
  if (message.kind !== 'text') return state.named
  const text = message.text.slice(0, 300)
  const { menus } = contextOf(turn, text)
  const names = dishesNamed(text, menus)
  return names.length === 1 ? (names[0] ?? null) : null
}

/** The topic that is still valid: a topic lasts three hours; a list of dishes in several messages lasts ten minutes. */
function remembered(state: ChatState, { at }: IncomingMessage): ChatState {
  const sent = Date.parse(at)
  const loose = state.loose !== null && sent - Date.parse(state.loose.at) < looseMs ? state.loose : null
  const isOld = state.at !== null && sent - Date.parse(state.at) > topicMs
  return isOld
    ? {
        ...state,
        loose,
        focus: null,
        asked: null,
        wanted: null,
        gone: null,
        priced: null,
        away: null,
        awaiting: null,
      }
    : { ...state, loose }
}

function hear(turn: Turn): Answer {
  const { message, facts } = turn
  const intent = message.kind === 'text' ? intentOf(turn, message.text) : null
  if (!facts.owner) return { replies: [{ text: t('stranger', { url: pageAt(facts, '/chat') }) }] }
  if (!facts.restaurant)
    return { replies: [{ text: t('noRestaurant', { url: pageAt(facts, '/try-whatsapp') }) }] }
  if (intent && message.kind === 'text') {
    if (isStale(turn, intent)) return stale(turn, message.text)
    const all = turn.state.asked ? allOptionsIn(turn.state.asked, plainWords(message.text.slice(0, 60))) : []
    if (all.length > 0)
      return inTurn(
        turn,
        all.map((action) => (next: Turn) => pressed(next, action)),
      )
    const option = turn.state.asked && optionIn(turn.state.asked, message.text)
    if (option && mayBeOption(intent)) return stillMissing(turn, chosen(turn, option))
    const other = otherOption(turn.state.left, plainWords(message.text.slice(0, 60)))
    if (other) return pressed(turn, other)
    const found = byAssistant(turn, intent) ?? comesBack(turn, intent) ?? answer(turn, intent)
    const answered = remembering(turn, intent, found)
    const missed = answered.missed ?? missedAfter(turn, intent, answered)
    return missed === null ? answered : { ...answered, missed }
  }
  if (message.kind === 'button') return stillMissing(turn, pressed(turn, message.action))
  if (message.kind === 'image' || message.kind === 'document') return withFile(turn, message)
  return message.kind === 'text' ? talk.help() : talk.cannotRead(message.kind)
}

/** What the rules read as no menu may be one. While a menu is pending, such a message is taken for a change of it. */
function byAssistant(turn: Turn, { is }: Intent): Answer | null {
  const { assistant = [] } = turn.facts
  const mayBeMenu = (is === 'unknown' || is === 'dish') && !openProposal(turn) && !turn.state.loose
  return mayBeMenu && assistant.length > 0 ? proposeAssistants(turn, assistant) : null
}

/** Keeps an order that changed something, for «y el viernes igual». */
function remembering(turn: Turn, intent: Intent, answered: Answer): Answer {
  const { proposal, away } = turn.state
  const changed = answered.state?.proposal
  const isChanged =
    (answered.commands ?? []).some(isWrite) || (changed !== undefined && changed?.menus !== proposal?.menus)
  if (!isChanged) return answered
  if (intent.is === 'copy') return { ...answered, state: { ...answered.state, isCopied: true } }
  if (intent.is !== 'orders') return answered
  const { changes } = intent.orders
  const done = changes.map((one) => (one.kind === 'same' && away ? { kind: away, dish: one.dish } : one))
  return { ...answered, state: { ...answered.state, last: cut(allInWords(done), 300) } }
}

/** Presses a row of the last question, and keeps the others for «y la otra también». */
function chosen(turn: Turn, action: string): Answer {
  const answered = pressed(turn, action)
  const left = turn.state.asked?.options.filter((option) => option.action !== action) ?? []
  return { ...answered, state: { ...answered.state, left } }
}

/** Words that could be a dish of the last question. */
const mayBeOption = ({ is }: Intent) =>
  ['dish', 'unknown', 'wanted', 'menu', 'orders', 'meant', 'aside'].includes(is)

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
    case 'heading':
      return talk.heading(turn, intent.text)
    case 'publish':
      return publish(turn)
    case 'yes':
      return agree(turn)
    case 'no':
      return turn.state.asked?.no ? pressed(turn, turn.state.asked.no) : cancel(turn)
    case 'keep':
      return keepPending(turn)
    case 'done':
      return turn.state.loose ? finishLoose(turn) : agree({ ...turn, state: { ...turn.state, asked: null } })
    case 'undo':
      return undo(turn)
    case 'correct':
      return correct()
    case 'cancel':
      return cancel(turn)
    case 'show':
      return show(turn, intent.date, intent.service)
    case 'status':
      return status(turn, intent.date)
    case 'planned':
      return planned(turn)
    case 'orders':
      return obeyOrders(turn, intent.orders)
    case 'wanted':
      return wantedDish(turn, intent.dish)
    case 'delete':
      return deletesPending(turn, intent.date) ? cancel(turn) : deleteNamed(turn, intent.date)
    case 'close':
      return closeDays(turn, intent.dates)
    case 'move':
      return carry(turn, 'move', intent.from, intent.to)
    case 'copy':
      return intent.exceptions
        ? copyWith(turn, intent, intent.exceptions)
        : carry(turn, 'copy', intent.from, intent.to)
    case 'several':
      return inTurn(
        turn,
        intent.parts.map((part) => (next: Turn) => answer(next, part)),
      )
    case 'other-day':
      return otherDay(turn, intent.date)
    case 'several-days':
      return severalDays(turn, intent)
    case 'which-day':
      return askWhichDay(turn, intent.words, intent.date)
    case 'take-back':
      return askTakeBack(turn)
    case 'template':
      return otherTemplate(turn)
    case 'format':
      return inFormat(turn, intent)
    default:
      return talked(turn, intent)
  }
}

/** «anula la cena» drops no lunch that is pending. */
function deletesPending(turn: Turn, date: string | null) {
  const service = serviceNamed(turn.message, [])
  const isPending = openProposal(turn)?.menus.some((menu) => service === null || menu.service === service)
  return isPending === true && date === null
}

/** «tira la cena»: never the lunch of that day. */
function deleteNamed(turn: Turn, date: string | null): Answer {
  const service = serviceNamed(turn.message, [])
  const day = dayMeant(turn, date)
  if (service !== 'cena') return askDelete(turn, date)
  return menuAt(turn, { date: day, service })
    ? askDelete(turn, day, service)
    : withoutService(turn, service, day)
}

function keepPending(turn: Turn): Answer {
  const open = openProposal(turn)
  return open ? keep(turn, open.pid) : cancel(turn)
}

/** A typed «sí» presses the button of the last question, and does nothing that was not asked. */
function agree(turn: Turn): Answer {
  const { asked, loose, proposal, isLost, missed } = turn.state
  if (loose?.lines.length === 1) return { replies: [{ text: t('loose.go') }] }
  if (loose) return finishLoose(turn)
  const open = openProposal(turn)
  // What was missed is named before the menu goes out.
  if (open && missed !== null && (!asked?.yes || asked.yes.startsWith('pub:'))) return publish(turn)
  if (asked?.yes)
    return inTurn(
      turn,
      actionsIn(asked.yes).map((action) => (next: Turn) => pressed(next, action)),
    )
  if (open) return offering(turn, open)
  if (isLost) return { replies: [{ text: t('yes.lost') }] }
  return { replies: [{ text: t(proposal?.done === 'out' ? 'publish.already' : 'yes.nothing') }] }
}

const isDate = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text)
const serviceOf = (text: string | undefined) => (text === 'cena' ? 'cena' : 'comida')

/** A button's action names its meaning. `say:` stands for a text that the owner could write. */
function pressed(turn: Turn, action: string): Answer {
  const [kind = '', ...parts] = action.split(':')
  const [first = '', second] = parts
  const whole = parts.join(':')
  switch (kind) {
    case 'say':
      return textOfButton(turn, whole)
    case 'pub':
      return publish(turn, first)
    case 'cor':
      return correct()
    case 'sch':
      return schedule(turn, first, null, null)
    case 'at':
      return at(turn, first, second === 'usual' ? null : Number(second))
    case 'undo':
      return undo(turn, first)
    case 'no':
      return refuse(turn)
    case 'add':
      return addDish(turn, whole)
    case 'carry':
      return first === 'copy' || first === 'move' ? carried(turn, first, parts) : unknown(turn, '')
    case 'drop':
      return openProposal(turn)?.pid === first ? cancel(turn) : noLonger()
    case 'close':
      return isDate(first) && isDate(second)
        ? deleteSpan(turn, first, second, parts.slice(2))
        : unknown(turn, '')
    case 'keep':
      return keep(turn, first)
    case 'today':
      return forToday(turn, first)
    case 'one':
      return oneDay(turn, parts)
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

/** The text of a button is no answer to a question about a dish. */
function textOfButton(turn: Turn, text: string): Answer {
  const next = { ...turn, state: { ...turn.state, wanted: null } }
  return answer(next, intentOf(next, text, true))
}

function oneDay(turn: Turn, [pid = '', date, service, version]: string[]): Answer {
  if (!date || !isDate(date)) return unknown(turn, '')
  return releaseDay(turn, pid, { date, service: serviceOf(service) }, version)
}

function carried(turn: Turn, mode: 'copy' | 'move', [, from, to, version]: string[]): Answer {
  if (!from || !to || !isDate(from) || !isDate(to)) return unknown(turn, '')
  return carry(turn, mode, from, to, [`${to} comida ${version}`, `${to} cena ${version}`])
}

function onDay(turn: Turn, kind: string, [date, service, flag, ...dish]: string[]): Answer {
  if (!date || !isDate(date)) return unknown(turn, '')
  const slot = { date, service: serviceOf(service) } as const
  if (kind === 'rm') return askDelete(turn, slot.date, slot.service)
  if (kind === 'del')
    return deleteDay(turn, slot.date, slot.service, flag === undefined ? undefined : Number(flag))
  if (kind === 'show') return show(turn, slot.date, slot.service)
  if (kind === 'so' && date >= turn.today) return markSoldOut(turn, slot, dish.join(':'), flag === '1')
  return unknown(turn, '')
}
