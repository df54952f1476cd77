import type { Change, Orders } from '../language/change'
import {
  addClause,
  mergedOrders,
  noOrders,
  readableClauses,
  readOrders,
  withoutDay,
} from '../language/read-orders'
import { type Clause, clauseOf, partOf, tokensOf } from '../language/tokens'
import { copyIn } from './copies'
import { dayOrderIn } from './day-orders'
import { daysIn, withoutDays } from './days'
import type { Context, Intent } from './intents'
import * as phrases from './phrases'
import { isOpening } from './small-talk'

/** Orders about one day, or one thing done to a whole day. */
type Part = { intent: Intent | null; orders: Orders; first: Clause; last: Clause; isTrailing: boolean }

/**
 * A message with orders for several days, or with an order about a whole day among others: «quita la merluza y ponlo a 11,90. Y mañana
 * cerrado». A day applies to its own order and to the orders after it, never to the orders before it.
 */
export function partsIn(text: string, context: Context): { intent: Intent; whole: Orders | null } | null {
  const clauses = readableClauses(text, context, (clause) => dayOrderOf(clause, context) !== null)
  const parts: Part[] = []
  for (const clause of clauses) addTo(parts, clause, context)
  const ordering = parts.filter(isAny)
  const known = ordering.flatMap(({ intent }) => (intent ? [intent] : []))
  if (known.length > 0 && ordering.every(({ intent, orders }) => intent || isOnlyRest(orders)))
    return isHalfRead(known, ordering) ? null : { intent: oneOf(known), whole: null }
  if (parts.length < 2 || ordering.length === 0 || isCopyWithMore(ordering)) return null
  const intents = ordering.map((part, index): Intent => {
    const next = ordering[index + 1]
    if (isUnclear(part, next, context)) return whichDay(part, next)
    return part.intent ?? { is: 'orders', orders: mergedOrders(part.orders) }
  })
  return { intent: oneOf(intents), whole: together(ordering.map(({ orders }) => orders)) }
}

/** «quita el pollo de hoy y de mañana»: the same order for both days. */
export function eachDayIn(text: string, context: Context): Intent | null {
  const tokens = tokensOf(text)
  const { plain } = clauseOf(text, tokens)
  const [one, two, ...more] = daysIn(plain, context.today)
  if (!one || !two || more.length > 0) return null
  if (!/^ (?:y|e|, y|and) (?:de |del |para |el |lo de |a )*$/.test(plain.slice(one.end, two.start)))
    return null
  const isBare = /^(?:el|para el|los|lo del|y el)?$/.test(plain.slice(0, one.start).trim())
  if (plain.slice(two.end).trim() !== '' && !isBare) return null
  const rawOf = ({ start, end }: { start: number; end: number }) => {
    const inside = partOf(clauseOf(text, tokens), start, end).tokens
    return [inside[0]?.start ?? 0, inside.at(-1)?.end ?? 0] as const
  }
  const [first, second] = [rawOf(one), rawOf(two)]
  const written = [one, two].map((_, index) => {
    const [from, to] = index === 0 ? first : second
    return text.slice(0, first[0]) + text.slice(from, to) + text.slice(second[1])
  })
  const parts = written.map((each) => oneOrderIn(each, context))
  const known = parts.flatMap((part) => (part ? [part] : []))
  return known.length === 2 ? { is: 'several', parts: known } : null
}

/** An order about one day that is understood as a whole. */
function oneOrderIn(text: string, context: Context): Intent | null {
  const [clause] = readableClauses(text, context)
  const ofDay = clause && dayOrderOf(clause, context)
  if (ofDay) return ofDay
  const orders = mergedOrders(readOrders(text, context))
  return orders.changes.length > 0 && orders.rest.length === 0 && !orders.changes.some(isAdded)
    ? { is: 'orders', orders }
    : null
}

const isAdded = ({ kind }: Change) => kind === 'add' || kind === 'perhaps' || kind === 'only'

function oneOf(intents: Intent[]): Intent {
  const [only, ...more] = intents
  return only && more.length === 0 ? only : { is: 'several', parts: intents }
}

const together = (all: Orders[]): Orders => ({
  ...noOrders,
  changes: all.flatMap(({ changes }) => changes),
  rest: all.flatMap(({ rest }) => rest),
  release: all.find(({ release }) => release !== null)?.release ?? null,
  minute: all.find(({ minute }) => minute !== null)?.minute ?? null,
  isMoved: all.some(({ isMoved }) => isMoved),
})

/** «lo mismo que el jueves con …»: a copy whose exceptions are not understood writes nothing. */
const isHalfRead = (known: Intent[], parts: Part[]) =>
  known.some(({ is }) => is === 'copy' || is === 'move') && parts.some(({ orders }) => orders.rest.length > 0)

const isOnlyRest = ({ changes, release, minute, isMoved }: Orders) =>
  changes.length === 0 && release === null && minute === null && !isMoved

/** «mañana lo mismo, sin el flan»: what follows a copy may be of the copy. */
const isCopyWithMore = (parts: Part[]) =>
  parts.some(
    ({ intent }, index) => intent?.is === 'copy' && parts.slice(index + 1).some(({ orders }) => !orders.date),
  )

/** «solo hoy» orders nothing. */
const isAny = ({ intent, orders }: Part) =>
  intent !== null ||
  orders.changes.length + orders.rest.length > 0 ||
  orders.release !== null ||
  orders.minute !== null ||
  orders.isMoved

function addTo(parts: Part[], clause: Clause, context: Context) {
  const intent = dayOrderOf(clause, context)
  const before = parts.at(-1)
  if (intent)
    return void parts.push({ intent, orders: noOrders, first: clause, last: clause, isTrailing: false })
  const orders: Orders = { ...noOrders, changes: [], rest: [] }
  addClause(orders, clause, context)
  if (before && !before.intent && orders.rest.length > 0 && isOnlyRest(orders))
    return void before.orders.rest.push(...orders.rest)
  const { date } = orders
  const isMine = !date || date === (before?.orders.date ?? context.current)
  const isOfPending = context.isPending && (orders.isMoved || orders.release !== null)
  if (before && !before.intent && (isMine || isOfPending)) {
    addClause(before.orders, clause, context)
    before.last = clause
    return
  }
  const { bare } = withoutDay(clause, context.today)
  const isTrailing = date !== null && bare.tokens[0] === clause.tokens[0]
  parts.push({ intent: null, orders, first: clause, last: clause, isTrailing })
}

/** «mañana cerrado», «borra lo del viernes», «el martes abrimos» */
function dayOrderOf({ plain, text, tokens }: Clause, context: Context): Intent | null {
  const { today } = context
  const days = daysIn(plain, today)
  const bare = withoutDays(plain, days).replace(/\s+/g, ' ').trim()
  const rest = bare.split(' ').filter((word) => word !== '' && !phrases.empty.has(word))
  if (days.length > 0 && isOpening(bare)) return { is: 'open', date: days[0]?.date ?? null }
  const written = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
  const copied = days.length > 0 ? copyIn(written, plain, context, false) : null
  if (copied) return copied
  return days.length > 0 || phrases.closed.test(bare) ? dayOrderIn(plain, bare, rest, days, context) : null
}

/** «quita la merluza y sube a 13 mañana»: the day behind both orders may be that of the first, too. */
function isUnclear(part: Part, next: Part | undefined, { isPending }: Context) {
  if (part.intent || !next || next.intent || !next.isTrailing || isPending || part.orders.date) return false
  const between = part.last.text.slice(part.last.tokens.at(-1)?.end, next.first.tokens[0]?.start)
  return part.orders.changes.length > 0 && !/[.;!?\n]/.test(between)
}

function whichDay({ first, last }: Part, next: Part | undefined): Intent {
  const words = first.text.slice(first.tokens[0]?.start, last.tokens.at(-1)?.end)
  return { is: 'which-day', words, date: next?.orders.date ?? '' }
}
