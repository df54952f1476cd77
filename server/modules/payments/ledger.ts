import type { PaymentEvent, PaymentFact } from '@/server/ports/payments/port'
import { inOrder } from './same-moment'

type FactOf<K extends PaymentFact['kind']> = Extract<PaymentFact, { kind: K }>
type Told<K extends PaymentFact['kind']> = FactOf<K> & {
  eventId: string
  at: Date
  previous: NonNullable<PaymentEvent['previous']> | null
  isAsked: boolean
}
export type Subscription = FactOf<'subscription'> & { at: Date; graceUntil: Date | null }
export type Ledger = {
  /** The one that counts. */
  subscription: Subscription | null
  subscriptions: Subscription[]
  invoices: (FactOf<'invoice'> & { at: Date; refundedAt: Date | null })[]
  checkouts: Map<string, FactOf<'checkout'>['outcome']>
}

const day = 24 * 60 * 60 * 1000
/** For a payment that failed to be made good. */
const graceMs = 7 * day
/** For the next month to be told of: a provider charges by and by, and its letters may be late. */
const renewalMs = 3 * day

/**
 * What all that was ever told of an owner comes to, in the order it happened: whatever order it was heard in, and however
 * often, it is the same.
 */
export function ledgerOf(events: PaymentEvent[]): Ledger {
  const unique = [...new Map(events.map((event) => [event.id, event])).values()]
  const told = unique.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
  const subscriptions = subscriptionsOf(told)
  return {
    subscription: bestOf(subscriptions),
    subscriptions,
    invoices: invoicesOf(told),
    checkouts: checkoutsOf(told),
  }
}

export const isLive = ({ status }: Subscription) => status !== 'cancelled'

function of<K extends PaymentFact['kind']>(told: PaymentEvent[], kind: K): Told<K>[] {
  const isOfKind = (fact: PaymentFact): fact is FactOf<K> => fact.kind === kind
  return told.flatMap(({ id: eventId, fact, at, previous = null, isAsked = false }) =>
    isOfKind(fact) ? [{ ...fact, eventId, at, previous, isAsked }] : [],
  )
}

function subscriptionsOf(told: PaymentEvent[]): Subscription[] {
  const byId = Map.groupBy(of(told, 'subscription'), ({ subscriptionId }) => subscriptionId)
  return [...byId.values()].flatMap((facts) => lastWord(facts) ?? [])
}

function lastWord(facts: Told<'subscription'>[]) {
  let now: Subscription | undefined
  for (const moment of Map.groupBy(facts, ({ at }) => at.getTime()).values())
    for (const told of inOrder(moment, now)) {
      // Nothing comes back from a cancellation: what is told of the same moment, or of before, came late.
      if (now?.status === 'cancelled') return now
      const { eventId, previous, isAsked, ...fact } = told
      const paymentMethod = fact.paymentMethod ?? now?.paymentMethod ?? null
      now = { ...fact, paymentMethod, graceUntil: graceOf(fact, now) }
    }
  return now
}

/** Of several, which two clicks can make, the one that goes on; else the one that is paid for longest. */
function bestOf(subscriptions: Subscription[]): Subscription | null {
  const [best] = [...subscriptions].sort(
    (a, b) =>
      Number(isLive(b)) - Number(isLive(a)) ||
      b.paidUntil.getTime() - a.paidUntil.getTime() ||
      (a.subscriptionId < b.subscriptionId ? -1 : 1),
  )
  return best ?? null
}

/** From the first payment that failed, however often it is tried again. */
function graceOf(fact: FactOf<'subscription'> & { at: Date }, before: Subscription | undefined) {
  const { status, paidUntil, cancelAtPeriodEnd, at } = fact
  if (status === 'active') return cancelAtPeriodEnd ? null : new Date(paidUntil.getTime() + renewalMs)
  if (status === 'cancelled') return null
  return before?.status === 'past_due' ? before.graceUntil : new Date(at.getTime() + graceMs)
}

function invoicesOf(told: PaymentEvent[]) {
  const refunds = new Map(of(told, 'refund').map(({ invoiceId, at }) => [invoiceId, at]))
  const byId = new Map(of(told, 'invoice').map((invoice) => [invoice.invoiceId, invoice]))
  return [...byId.values()].map(({ eventId, previous, isAsked, ...invoice }) => ({
    ...invoice,
    refundedAt: refunds.get(invoice.invoiceId) ?? null,
  }))
}

const weight = { cancelled: 0, expired: 1, completed: 2 }

/** Paid is paid, whatever else was said of it. */
function checkoutsOf(told: PaymentEvent[]): Ledger['checkouts'] {
  const heaviestLast = of(told, 'checkout').sort((a, b) => weight[a.outcome] - weight[b.outcome])
  return new Map(heaviestLast.map(({ checkoutId, outcome }) => [checkoutId, outcome]))
}
