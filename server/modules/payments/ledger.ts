import type { PaymentEvent, PaymentFact } from '@/server/ports/payments/port'

type FactOf<K extends PaymentFact['kind']> = Extract<PaymentFact, { kind: K }>
export type Subscription = FactOf<'subscription'> & { at: Date; graceUntil: Date | null }
export type Ledger = {
  subscription: Subscription | null
  invoices: (FactOf<'invoice'> & { at: Date; refundedAt: Date | null })[]
  checkouts: Map<string, FactOf<'checkout'>['outcome']>
}

const graceMs = 7 * 24 * 60 * 60 * 1000

/**
 * What all that was ever told of an owner comes to, in the order it happened: whatever order it was heard in, and however
 * often, it is the same.
 */
export function ledgerOf(events: PaymentEvent[]): Ledger {
  const unique = [...new Map(events.map((event) => [event.id, event])).values()]
  const told = unique.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
  return {
    subscription: subscriptionOf(told),
    invoices: invoicesOf(told),
    checkouts: new Map(of(told, 'checkout').map(({ checkoutId, outcome }) => [checkoutId, outcome])),
  }
}

function of<K extends PaymentFact['kind']>(told: PaymentEvent[], kind: K): (FactOf<K> & { at: Date })[] {
  const isOfKind = (fact: PaymentFact): fact is FactOf<K> => fact.kind === kind
  return told.flatMap(({ fact, at }) => (isOfKind(fact) ? [{ ...fact, at }] : []))
}

/** Of several, which two clicks can make, the one that goes on; else the one that is paid for longest. */
function subscriptionOf(told: PaymentEvent[]): Subscription | null {
  const byId = new Map<string, Subscription>()
  for (const fact of of(told, 'subscription')) {
    const before = byId.get(fact.subscriptionId)
    // Nothing comes back from a cancellation: what is told of the same moment, or of before, came late.
    if (before?.status === 'cancelled') continue
    byId.set(fact.subscriptionId, { ...fact, graceUntil: graceOf(fact, before) })
  }
  const isOver = ({ status }: Subscription) => (status === 'cancelled' ? 1 : 0)
  const [best] = [...byId.values()].sort(
    (a, b) =>
      isOver(a) - isOver(b) ||
      b.paidUntil.getTime() - a.paidUntil.getTime() ||
      (a.subscriptionId < b.subscriptionId ? -1 : 1),
  )
  return best ?? null
}

/** From the first payment that failed, however often it is tried again. */
function graceOf({ status, at }: FactOf<'subscription'> & { at: Date }, before: Subscription | undefined) {
  if (status !== 'past_due') return null
  return before?.graceUntil ?? new Date(at.getTime() + graceMs)
}

function invoicesOf(told: PaymentEvent[]) {
  const refunds = new Map(of(told, 'refund').map(({ invoiceId, at }) => [invoiceId, at]))
  const byId = new Map(of(told, 'invoice').map((invoice) => [invoice.invoiceId, invoice]))
  return [...byId.values()].map((invoice) => ({
    ...invoice,
    refundedAt: refunds.get(invoice.invoiceId) ?? null,
  }))
}
