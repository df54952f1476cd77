import { dayOrderIn } from './day-orders'
import { daysIn, withoutDays } from './days'
import type { Context, Intent } from './intents'
import type { Orders } from './language/change'
import { addClause, mergedOrders, noOrders, readableClauses, withoutDay } from './language/read-orders'
import type { Clause } from './language/tokens'
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
  if (known.length > 0 && ordering.every(({ intent, orders }) => intent || orders.changes.length === 0))
    return { intent: oneOf(known), whole: null }
  if (parts.length < 2 || ordering.length === 0) return null
  const intents = ordering.map((part, index): Intent => {
    const next = ordering[index + 1]
    if (isUnclear(part, next, context)) return whichDay(part, next)
    return part.intent ?? { is: 'orders', orders: mergedOrders(part.orders) }
  })
  return { intent: oneOf(intents), whole: together(ordering.map(({ orders }) => orders)) }
}

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
function dayOrderOf({ plain }: Clause, { today, isPending }: Context): Intent | null {
  const days = daysIn(plain, today)
  const bare = withoutDays(plain, days).replace(/\s+/g, ' ').trim()
  const rest = bare.split(' ').filter((word) => word !== '' && !phrases.empty.has(word))
  if (days.length > 0 && isOpening(bare)) return { is: 'open', date: days[0]?.date ?? null }
  return days.length > 0 || phrases.closed.test(bare) ? dayOrderIn(plain, bare, rest, days, isPending) : null
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
