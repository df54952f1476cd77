import type { PaymentEvent, PaymentFact } from '@/server/ports/payments/port'
import { inOrder } from './same-moment'

type FactOf<K extends PaymentFact['kind']> = Extract<PaymentFact, { kind: K }>
type Fact<K extends PaymentFact['kind']> = FactOf<K> & {
  eventId: string
  at: Date
  previous: NonNullable<PaymentEvent['previous']> | null
  isAsked: boolean
}
export type Subscription = FactOf<'subscription'> & { at: Date; graceUntil: Date | null }
export type Ledger = {
  /** The subscription that decides the plan. */
  subscription: Subscription | null
  subscriptions: Subscription[]
  invoices: (FactOf<'invoice'> & { at: Date; refundedAt: Date | null })[]
  checkouts: Map<string, FactOf<'checkout'>['outcome']>
}

const day = 24 * 60 * 60 * 1000
/** How long an owner has to pay after a failed payment. */
const graceMs = 7 * day
/** How long a renewal may take to arrive: a provider charges with a delay, and its webhook calls may be late. */
const renewalMs = 3 * day

/**
 * Computes an owner's subscription, invoices and checkouts from all payment events. The result does not depend on the order in which
 * events arrive, or on duplicates.
 */
export function ledgerOf(events: PaymentEvent[]): Ledger {
  const unique = [...new Map(events.map((event) => [event.id, event])).values()]
  const inTime = unique.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
  const subscriptions = subscriptionsOf(inTime)
  return {
    subscription: bestOf(subscriptions),
    subscriptions,
    invoices: invoicesOf(inTime),
    checkouts: checkoutsOf(inTime),
  }
}

export const isLive = ({ status }: Subscription) => status !== 'cancelled'

function factsOf<K extends PaymentFact['kind']>(events: PaymentEvent[], kind: K): Fact<K>[] {
  const isOfKind = (fact: PaymentFact): fact is FactOf<K> => fact.kind === kind
  return events.flatMap(({ id: eventId, fact, at, previous = null, isAsked = false }) =>
    isOfKind(fact) ? [{ ...fact, eventId, at, previous, isAsked }] : [],
  )
}

function subscriptionsOf(events: PaymentEvent[]): Subscription[] {
  const byId = Map.groupBy(factsOf(events, 'subscription'), ({ subscriptionId }) => subscriptionId)
  return [...byId.values()].flatMap((facts) => lastWord(facts) ?? [])
}

function lastWord(facts: Fact<'subscription'>[]) {
  let now: Subscription | undefined
  for (const moment of Map.groupBy(facts, ({ at }) => at.getTime()).values())
    for (const event of inOrder(moment, now)) {
      // A cancelled subscription never becomes active again. An event with the same or an earlier time arrived late.
      if (now?.status === 'cancelled') return now
      const { eventId, previous, isAsked, ...fact } = event
      const paymentMethod = fact.paymentMethod ?? now?.paymentMethod ?? null
      now = { ...fact, paymentMethod, graceUntil: graceOf(fact, now) }
    }
  return now
}

/** Two clicks can make two subscriptions. Prefers the live one, then the one paid for longest. */
function bestOf(subscriptions: Subscription[]): Subscription | null {
  const [best] = [...subscriptions].sort(
    (a, b) =>
      Number(isLive(b)) - Number(isLive(a)) ||
      b.paidUntil.getTime() - a.paidUntil.getTime() ||
      (a.subscriptionId < b.subscriptionId ? -1 : 1),
  )
  return best ?? null
}

/** The grace week starts at the first failed payment. Later failed tries do not extend the grace week. */
function graceOf(fact: FactOf<'subscription'> & { at: Date }, before: Subscription | undefined) {
  const { status, paidUntil, cancelAtPeriodEnd, at } = fact
  if (status === 'active') return cancelAtPeriodEnd ? null : new Date(paidUntil.getTime() + renewalMs)
  if (status === 'cancelled') return null
  return before?.status === 'past_due' ? before.graceUntil : new Date(at.getTime() + graceMs)
}

function invoicesOf(events: PaymentEvent[]) {
  const refunds = new Map(factsOf(events, 'refund').map(({ invoiceId, at }) => [invoiceId, at]))
  const byId = new Map(factsOf(events, 'invoice').map((invoice) => [invoice.invoiceId, invoice]))
  return [...byId.values()].map(({ eventId, previous, isAsked, ...invoice }) => ({
    ...invoice,
    refundedAt: refunds.get(invoice.invoiceId) ?? null,
  }))
}

const weight = { cancelled: 0, expired: 1, completed: 2 }

/** A completed checkout stays completed, whatever other events say. */
function checkoutsOf(events: PaymentEvent[]): Ledger['checkouts'] {
  const heaviestLast = factsOf(events, 'checkout').sort((a, b) => weight[a.outcome] - weight[b.outcome])
  return new Map(heaviestLast.map(({ checkoutId, outcome }) => [checkoutId, outcome]))
}
