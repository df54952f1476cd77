import { fold } from '@/contract/rules/menu-text/words'
import type { Change } from '../language/change'
import { noOrders } from '../language/read-orders'
import type { Context, Intent } from '../meaning/intents'
import { isQuestion } from '../meaning/understand'
import { type Act, actsOf } from './acts'
import { type Bit, bitsOf, wordsIn } from './bits'
import { changesOfActs } from './changes-of-acts'
import { copyOf } from './copied'
import { cueAt } from './lexicon'
import { partsOfNames } from './parts-of-names'
import { quotedIn } from './quoted'
import { talkOf } from './talk-of'

/** Longer messages are menus. */
const longest = 320
const mostWords = 60
const mostNew = 6

/** «que hay carrillada»: no question. */
const isTelling =
  /^[^?¿]*(?:^| )que (?:ya |si |si que )?(?:hay|tenemos|queda|quedan|vuelve)(?= \p{L})[^?¿]*$/u

/**
 * Reads a message in any of our languages, only if each of its words is accounted for: a dish, a value, something that orders, or talk. What it
 * leaves open is read by the rules and by what was learned.
 */
export function readWhole(text: string, context: Context): Intent | null {
  if (text.length > longest || (text.match(/\n\s*\S/g)?.length ?? 0) > 2) return null
  const named = quotedIn(text, context)
  if (named) return named
  const talk = talkOf(text, context)
  if (talk) return talk
  if (context.menus.length === 0 || /[«»“”"]/.test(text) || (isQuestion(text) && !isTelling.test(fold(text))))
    return null
  const plain = wordsIn(text).map((word) => word.plain)
  const isOfCopy = plain.some((_, at) => /^(?:same|copy)$/.test(cueAt(plain, at)?.cue ?? ''))
  const parts = isOfCopy ? null : partsOfNames(text, context.menus, context.named)
  const rest = parts ? parts.rest : text
  const bits = bitsOf(rest, context.menus, context.today)
  if (bits.length > mostWords) return null
  const isEmpty = bits.every(
    (bit) => bit.is === 'cue' && /^(?:filler|verb|talk|join|stop|that|not|it|are)$/.test(bit.cue),
  )
  if (parts && isEmpty) return ordersOf(parts.changes, null, context)
  const copied = parts ? null : copyOf(rest, bits, context)
  if (copied) return copied
  const isCopy = bits.some((bit) => bit.is === 'cue' && (bit.cue === 'same' || bit.cue === 'copy'))
  const read = isList(bits) || isCopy ? null : ordersIn(bits, parts?.changes ?? [], context)
  // What is understood of names is done, and the rest is asked for.
  return read ?? (parts ? withRest(parts.changes, rest, context) : null)
}

/** Several courses, or many new dishes: rather a menu than orders. */
function isList(bits: Bit[]) {
  const courses = new Set(bits.flatMap((bit) => (bit.is === 'course' ? [bit.course] : [])))
  return courses.size > 1 || bits.filter(({ is }) => is === 'new').length > mostNew
}

function ordersIn(bits: Bit[], known: Change[], context: Context): Intent | null {
  const { today } = context
  const acts = actsOf(bits)
  const days = acts.flatMap((act, at) =>
    act.bits.flatMap((bit) =>
      bit.is === 'day' ? [{ date: bit.date, at, isRefused: isRefused(act.bits, bit) }] : [],
    ),
  )
  const refused = days.find((day) => day.isRefused)
  const named = [...new Set(days.filter((day) => !day.isRefused).map(({ date }) => date))]
  const [date = null, ...others] = named
  if (others.length > 0 || (date !== null && date < today)) return null
  const doing = acts.filter((act) =>
    act.bits.some((bit) => bit.is !== 'day' && !(bit.is === 'cue' && bit.cue === 'not')),
  )
  const isLate =
    doing.length > 1 &&
    days.some((day) => !day.isRefused && doing.indexOf(acts[day.at] ?? (doing[0] as never)) > 0)
  if (isLate || doing.length === 0) return null
  const menu = date === null ? null : context.menuOn(date)
  const kept = keptIn(doing)
  if (kept) return { is: 'aside', dish: kept }
  const changes = changesOfActs(doing, menu ? [menu, ...context.menus] : context.menus, today)
  if (!changes || changes.length === 0 || isOtherHour(changes, context)) return null
  const orders = ordersOf([...known, ...changes], date, context)
  const undone = refused && orders ? backOn(refused.date, changes) : null
  return undone && orders ? { is: 'several', parts: [orders, undone] } : orders
}

/** «no quites el pollo» */
function keptIn([act, ...more]: Act[]): string | null {
  if (!act || more.length > 0 || !act.cues.has('not') || !act.cues.has('away')) return null
  const [dish, ...others] = act.bits.flatMap((bit) => (bit.is === 'dish' ? [bit.name] : []))
  return dish && others.length === 0 && act.bits.every(({ is }) => is === 'dish' || is === 'cue')
    ? dish
    : null
}

/** «perdón, a 15.45», after «servimos de 13 a 16» */
const isOtherHour = (changes: Change[], { last }: Context) =>
  last.at(-1)?.kind === 'window' && changes.every(({ kind }) => kind === 'price')

/** «hoxe, non mañá» */
function isRefused(bits: Bit[], day: Bit) {
  const before = bits[bits.indexOf(day) - 1]
  return before?.is === 'cue' && before.cue === 'not'
}

/** What is sold out today was not sold out tomorrow. */
function backOn(date: string, changes: Change[]): Intent | null {
  const back = changes.flatMap((change): Change[] =>
    change.kind === 'sold-out' || change.kind === 'gone' ? [{ kind: 'back', dish: change.dish }] : [],
  )
  return back.length > 0 && back.length === changes.length
    ? { is: 'orders', orders: { ...noOrders, changes: back, date } }
    : null
}

function withRest(changes: Change[], rest: string, context: Context): Intent | null {
  const read = ordersOf(changes, null, context)
  const left = rest.replace(/\s+/g, ' ').replace(/^[\s,.;]+(?:[yei] )?|[\s,;]+$/g, '')
  return read?.is === 'orders' ? { is: 'orders', orders: { ...read.orders, rest: [left] } } : read
}

/** Dishes that come one by one are no changes of a menu. */
function ordersOf(changes: Change[], date: string | null, { isLoose }: Context): Intent | null {
  const areNew = changes.every(({ kind }) => kind === 'add')
  return isLoose && areNew ? null : { is: 'orders', orders: { ...noOrders, changes, date } }
}
