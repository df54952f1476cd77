import type { MenuContent } from '@/contract/entities/menu'
import type { Change, Orders } from '../language/change'
import { ordersInWords } from '../language/in-words'
import { noOrders } from '../language/read-orders'
import type { Context, Intent } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'
import { namesWord } from '../menu/find-dish'
import type { Topic } from '../talk/know-how'
import { topicOf } from '../talk/know-how'
import type { Act } from './acts'
import { changesOf } from './changes-of'
import { closedIn } from './closed-in'
import { isPerhapsGo, isSure, least, saysUndo, talk } from './how-sure'
import { menuTextOf } from './menu-text'
import { dateOf, dishOf, eurosOf, minuteOf, serviceOf, textOf } from './values'
import { kindsOf } from './word-kinds'
import { wordsOf } from './words-of'

/** What would be answered without doing anything. */
const isTalk = (acts: Act[]) =>
  acts.every(({ act }) => talk.has(act) || act === 'no' || act === 'yes' || act === 'wait')

/** «hoy ternera no tiene» is hardly talk: a dish of the menu, or a word that does something. */
const namesWish = ({ act, text, sure }: Act, menu: MenuContent) =>
  act !== 'keep' &&
  sure < least.dropped &&
  wordsOf(text).some(
    ({ plain }) =>
      kindsOf(plain).some((kind) => doing.has(kind)) || (plain.length > 3 && namesWord(menu, plain)),
  )
const doing = new Set<string>(
  'gone remove put swap instead back undo price rise fall half extra include publish schedule copy move shut'.split(
    ' ',
  ),
)

/** A dish or a figure alone orders nothing by itself. */
const isOfHours = new Set(['publishat', 'window'])
const isBare = ({ act, besides, text }: Act) =>
  ordering.has(act) &&
  act !== 'day' &&
  !(isOfHours.has(act) && /\p{L}/u.test(text)) &&
  !/\p{L}{2}/u.test(besides.replace(small, ''))
/** «pon goxua» «y queso»: the order before goes on. */
const goesOn = ({ besides }: Act, before: Act | undefined) =>
  before !== undefined && ordering.has(before.act) && !isBare(before) && /^(?:y|e|i|eta|and)$/.test(besides)
/** «15,50 con vino y pan», of a menu that is not out: the figure before what is included. */
const isPriceFirst = ({ act, sure }: Act, acts: Act[], { isPending }: Context) =>
  act === 'price' && isPending && sure >= 0.8 && acts.some((one) => one.act === 'include' && isFull(one))
const small =
  /(?<!\p{L})(?:el|la|los|las|lo|un|una|de|del|con|y|e|o|a|al|en|els|les|os|as|the|pues|digo|no|si)(?!\p{L})/gu

const isFull = ({ act, slots }: Act) => ordering.has(act) && slots.length > 0
/** «huy no, que es para mañana. déjalo como estaba»: sure of that alone. */
const isUndo = (acts: Act[]) =>
  acts.some(({ act, sure }) => act === 'undo' && sure >= least.dropped) &&
  acts.every(
    ({ act, sure }) => act === 'undo' || act === 'chat' || (!ordering.has(act) && sure < least.whole),
  )

/** «lo que te he dicho antes no vale»: asked, where something was written that may be meant. */
const perhapsUndo = ({ hasWritten, isPending }: Context): Intent | null =>
  hasWritten && !isPending ? { is: 'take-back' } : null

/** «still open tomorrow» closes nothing. */
const saysOpen = ({ act, text }: Act) => {
  if (act !== 'close') return false
  const kinds = wordsOf(text).flatMap(({ plain }) => kindsOf(plain))
  return kinds.includes('open') && !kinds.includes('no') && !kinds.includes('shut')
}

/** «se me olvidaba» beside a price: an order that names nothing is talk. */
const isEmpty = (one: Act) =>
  ordering.has(one.act) &&
  one.act !== 'schedule' &&
  one.act !== 'service' &&
  one.slots.length === 0 &&
  !wordsOf(one.text).some(({ plain }) => kindsOf(plain).some((kind) => doing.has(kind)))

/** «mañana repetimos lo del lunes», «que el cocinero está vago»: a few words beside a sure act, of which nothing is sure. */
const isScrap = (act: Act, all: Act[]) =>
  act.slots.length === 0 &&
  act.sure < 0.6 &&
  act.act !== 'chat' &&
  !/\d/.test(act.text) &&
  wordsOf(act.text).length <= 7 &&
  !saysLikewise(act.text) &&
  all.some(
    (one) =>
      one.sure >= 0.8 &&
      one.act !== 'chat' &&
      one.act !== 'keep' &&
      (one.slots.length > 0 || one.sure >= least.dropped),
  )

/** «nobody under 80 eats it»: no price rises by so much. */
const isFarRaise = (act: Act) =>
  act.act === 'raise' && act.sure < least.whole && (eurosOf(textOf(act, 'euros')) ?? 0) > 10

/** «lo del otro día también»: the order holds for more. */
const likewise = /^(?:tambien|tampoco|tambe|tampoc|tamen|ere|igual|mismo|mateix|same|too|also|neither)$/
export const saysLikewise = (text: string) => wordsOf(text).some(({ plain }) => likewise.test(plain))

/** What the acts of a message mean together; null when one of them is not to be read. */
export function intentOfActs(all: Act[], context: Context): Intent | null {
  const acts = all.map((act) =>
    (isEmpty(act) && all.some(isFull)) || isScrap(act, all) || isFarRaise(act)
      ? { ...act, act: 'chat', sure: Math.max(act.sure, least.talk) }
      : act,
  )
  if (isUndo(acts)) return acts.some(saysUndo) ? { is: 'undo' } : perhapsUndo(context)
  if (isPerhapsGo(acts, context)) return { is: 'offer' }
  // «quita lo de la cabra»: taking back and taking away are not told apart.
  if (acts.some(({ act }) => act === 'undo') && acts.some(isOrder)) return null
  if (acts.some(saysOpen)) return null
  const isClosing = acts.some(({ act }) => act === 'close')
  const telling = acts.filter(
    ({ act, slots }) =>
      act !== 'chat' && act !== 'keep' && !(act === 'withdraw' && isClosing && slots.length === 0),
  )
  if (isTalk(acts) && context.menus.some((menu) => acts.some((act) => namesWish(act, menu)))) return null
  if (
    acts.length === 0 ||
    acts.some(
      (act, at) =>
        act.sure < least.asked ||
        (isBare(act) && !goesOn(act, acts[at - 1]) && !isPriceFirst(act, acts, context)),
    )
  )
    return null
  // What is told with a new menu is shown with it before anybody sees it.
  const isNew = telling.some(({ act }) => act === 'menu')
  const areSure = telling.every((act) => isSure(act, isNew ? { ...context, isPending: true } : context))
  if (telling.length === 0) return acts.every((act) => isSure(act, context)) ? asideOf(acts) : null
  const menu = areSure && telling.some(({ act }) => act === 'menu') ? menuTextOf(telling, context) : null
  if (menu) return { is: 'menu', text: menu }
  const orders = ordersOf(telling, context)
  if (orders === null && telling.some(isOrder)) return null
  const others = oneQuestion(telling.filter((act) => !isOrder(act) && !(orders && act.act === 'publish')))
  const alone = others.map((act) => aloneOf(act, context))
  if (!areSure) return orders && others.length === 0 ? askedFirst(orders) : null
  const known = alone.flatMap((one) => one ?? [])
  if (known.length < alone.length) return null
  const [first, ...besides] = known
  if (orders && first?.is === 'copy' && besides.length === 0)
    return { ...first, exceptions: { ...orders, date: null, isMoved: false } }
  const parts: Intent[] = [...(orders ? [{ is: 'orders' as const, orders }] : []), ...known]
  const [one, ...more] = parts
  if (!one) return null
  return more.length === 0 ? one : { is: 'several', parts }
}

/** One question is one question, though its words are of two kinds: the surer one is answered. */
function oneQuestion(acts: Act[]): Act[] {
  const marks = acts.reduce((sum, { text }) => sum + (text.match(/[?]/g)?.length ?? 0), 0)
  const areAll = acts.length > 1 && acts.every(({ act }) => act.startsWith('ask-'))
  return areAll && marks <= 1 ? acts.toSorted((one, other) => other.sure - one.sure).slice(0, 1) : acts
}

function asideOf(acts: Act[]): Intent {
  const kept = acts.find(({ act }) => act === 'keep')
  return { is: 'aside', dish: kept ? dishOf(textOf(kept, 'dish') ?? '') || null : null }
}

/** Says the orders in words that the rules know, and asks. A yes to a guess about a price is no yes to publishing. */
function askedFirst(orders: Orders): Intent | null {
  const words = ordersInWords(orders.changes.length > 0 ? { ...orders, release: null } : orders)
  return words === null ? null : { is: 'meant', words }
}

const ordering = new Set(
  'add remove soldout back swap rename price raise half supplement include exclude window service publishat day schedule'.split(
    ' ',
  ),
)
export const isOrdering = (act: string) => ordering.has(act)
const isOrder = ({ act }: Act) => isOrdering(act)

/** All orders of a message, with its day, its time and whether it is published. */
function ordersOf(acts: Act[], context: Context): Orders | null {
  const own = acts.filter(isOrder)
  if (own.length === 0) return null
  const orders: Orders = { ...noOrders, changes: [], rest: [] }
  for (const act of own) {
    const date = dateOf(textOf(act, 'day'), context.today)
    if (date) orders.date = date
    if (act.act === 'day') orders.isMoved = date !== null
    else if (act.act === 'publishat') orders.minute = minuteOf(textOf(act, 'time') ?? act.text)
    else if (act.act !== 'schedule') {
      const changes = changesOf(act, context.menus)
      if (!changes || changes.length === 0) return null
      orders.changes.push(...changes)
    }
    if (act.act === 'day' && date === null) return null
    if (act.act === 'publishat' && orders.minute === null) return null
  }
  if (contradicts(orders.changes)) return null
  if (own.some(({ act }) => act === 'schedule' || act === 'publishat')) orders.release = 'schedule'
  else if (acts.some(({ act }) => act === 'publish')) orders.release = 'publish'
  return orders
}

/** «el agua sí, el vino no»: both are the drink. */
const contradicts = (changes: Change[]) => {
  const thingsOf = (isIncluded: boolean) =>
    changes.flatMap((one) => (one.kind === 'include' && one.isIncluded === isIncluded ? one.what : []))
  return thingsOf(true).some((what) => thingsOf(false).includes(what))
}

/** An act that stands alone. Publishing after changes belongs to them. */
function aloneOf(act: Act, context: Context): Intent | null {
  const { today } = context
  const date = dateOf(textOf(act, 'day'), today)
  switch (act.act) {
    case 'no':
      return isAsked(context) ? { is: 'no' } : null
    case 'wait':
    case 'yes':
    case 'publish':
    case 'undo':
      return { is: act.act }
    case 'drop':
      return { is: 'cancel' }
    case 'withdraw':
      return { is: 'delete', date: date ?? dateOf(act.text, today) ?? today }
    case 'close':
      return closedIn(act, today)
    case 'copy':
    case 'move': {
      const carried = carriedBy(act, today)
      // «hazlo para el sábado también», of a menu that is not out yet: it is not another day's that is copied.
      return carried?.is === 'copy' && carried.from === null && context.isPending ? null : carried
    }
    case 'ask-state':
      return { is: 'status', date }
    case 'ask-show':
      return /seman|dies|dias|days|program|planned/i.test(plainWords(act.text)) && !date
        ? { is: 'planned' }
        : { is: 'show', date, service: serviceOf(act.text) ?? 'comida' }
    case 'ask-price':
    case 'ask-until':
      return { is: 'show', date, service: serviceOf(act.text) ?? 'comida' }
    case 'ask-how':
      return howOf(act)
    case 'ask-cost':
      return { is: 'plan' }
    case 'ask-visits':
      return { is: 'stats' }
    case 'ask-human':
      return { is: 'human' }
    case 'wish':
    case 'later':
      return { is: act.act }
    default:
      return null
  }
}

/** Whether the last question was about one thing, and not about publishing. */
const isAsked = ({ asked: [first = ''] }: Context) => first !== '' && !/^(?:pub|sch):/.test(first)

/** «lo del jueves pásalo al viernes»: of two days of one kind the first is where the menu comes from. */
function daysCarried(act: Act): (string | null)[] {
  const named = act.slots.filter(({ slot }) => slot === 'fromday' || slot === 'forday')
  const [one, two] = named
  return one && two && one.slot === two.slot
    ? [one.text, two.text]
    : [textOf(act, 'fromday'), textOf(act, 'forday')]
}

function carriedBy(act: Act, today: string): Intent | null {
  const [from, to] = daysCarried(act).map((text) => dateOf(text, today))
  if (from == null && to == null) return null
  const days = { from: from ?? null, to: to ?? null }
  // «como el del día del Pilar»: a day that is not known is no other day.
  if (daysCarried(act).some((text, at) => text !== null && [from, to][at] === null)) return null
  return act.act === 'move'
    ? { is: 'move', ...days }
    : { is: 'copy', ...days, service: serviceOf(textOf(act, 'service')), exceptions: null }
}

const howOf = ({ text }: Act): Intent => {
  const topic: Topic | null = topicOf(`como puedo ${plainWords(text)}`)
  return topic ? { is: 'how', topic } : { is: 'help' }
}
