import { ownId } from '@/contract/entities/id'
import type { PaymentFact, SubscriptionState } from '../port'
import type { CheckoutSession, Invoice, Subscription } from './shapes'

type Metadata = Subscription['metadata']

/** Written on every object that Mantel creates at Stripe, to tell Mantel's objects from other objects in the same account. */
export const labels = (installation: string, ownerId: string, checkoutId: string) => ({
  ...{ mantel: installation, ownerId, checkoutId },
})

export function ownerOf(metadata: Metadata, installation: string) {
  if (metadata?.mantel !== installation) return null
  return ownId.safeParse(metadata.ownerId).data ?? null
}

/** Null for a subscription that was never paid. */
export function stateOf(subscription: Subscription): SubscriptionState | null {
  const status = statusOf(subscription.status)
  if (!status) return null
  const starts = subscription.items.data.map((item) => item.current_period_start)
  const ends = subscription.items.data.map((item) => item.current_period_end)
  const [start, end] = [latest(starts), latest(ends)]
  const cancelAt = subscription.cancel_at
  return {
    status,
    // The new period begins before it is paid. While its payment fails, the paid time ends where the new period begins.
    paidUntil:
      status === 'past_due' ? start : earlier(end, status === 'cancelled' ? subscription.ended_at : null),
    // Newer accounts record a cancellation as a date instead.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || (cancelAt != null && cancelAt <= end),
  }
}

function statusOf(status: string): SubscriptionState['status'] | null {
  if (status === 'active' || status === 'trialing') return 'active'
  if (status === 'past_due' || status === 'unpaid' || status === 'paused') return 'past_due'
  return status === 'canceled' ? 'cancelled' : null
}

const latest = (moments: Date[]) => new Date(Math.max(...moments.map(Number)))
const earlier = (end: Date, ended: Date | null | undefined) => (ended && ended < end ? ended : end)

export function subscriptionFact(subscription: Subscription, method: string | null): PaymentFact | null {
  const state = stateOf(subscription)
  const { id: subscriptionId, customer: customerId } = subscription
  return state && { kind: 'subscription', subscriptionId, customerId, ...state, paymentMethod: method }
}

export function checkoutFact({ status, metadata }: CheckoutSession): PaymentFact | null {
  const checkoutId = ownId.safeParse(metadata?.checkoutId).data
  if (!checkoutId || status === null || status === 'open') return null
  return { kind: 'checkout', checkoutId, outcome: status === 'complete' ? 'completed' : 'expired' }
}

/** Null for the empty invoice with which Stripe begins a trial: nothing was paid. */
export function invoiceFact({
  id: invoiceId,
  total,
  total_taxes,
  currency,
  ...invoice
}: Invoice): PaymentFact | null {
  if (total === 0) return null
  const vatCents = (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const periods = invoice.lines.data.map(({ period }) => period)
  return {
    ...{ kind: 'invoice', invoiceId, currency, vatCents, netCents: total - vatCents },
    periodStart: new Date(Math.min(...periods.map(({ start }) => start.getTime()))),
    periodEnd: latest(periods.map(({ end }) => end)),
    pdfUrl: invoice.invoice_pdf ?? null,
  }
}

/** Gives the same time for an event that Stripe sent and for one that Mantel asked for. */
export const paidAt = ({ status_transitions, created }: Invoice) => status_transitions.paid_at ?? created
