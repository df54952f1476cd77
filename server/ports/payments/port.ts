import { z } from 'zod'
import type { BillingDetails } from '@/contract/entities/billing-details'
import { id } from '@/contract/entities/id'

/** What a subscription looks like at a moment. */
const subscriptionState = z.object({
  status: z.enum(['active', 'past_due', 'cancelled']),
  paidUntil: z.coerce.date(),
  cancelAtPeriodEnd: z.boolean(),
})

/** What a provider tells, in words of ours. Each fact is whole: it needs no other one to be understood. */
const fact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('checkout'),
    checkoutId: id,
    outcome: z.enum(['completed', 'cancelled', 'expired']),
  }),
  subscriptionState.extend({
    kind: z.literal('subscription'),
    subscriptionId: z.string(),
    customerId: z.string(),
    paymentMethod: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('invoice'),
    invoiceId: z.string(),
    netCents: z.int().nonnegative(),
    vatCents: z.int().nonnegative(),
    currency: z.string(),
    periodStart: z.coerce.date(),
    periodEnd: z.coerce.date(),
    /** Where its PDF lies, if the provider draws it. */
    pdfUrl: z.url().nullable(),
  }),
  z.object({ kind: z.literal('refund'), invoiceId: z.string() }),
])

export const paymentEvent = z.object({
  id: z.string().min(1),
  at: z.coerce.date(),
  ownerId: id,
  fact,
  /** How the subscription stood before, where the provider says: events of one moment find their order by it. */
  previous: subscriptionState.nullish(),
  /** We asked, nobody told: whatever is told of the same moment may be newer. */
  isAsked: z.boolean().optional(),
})

export type SubscriptionState = z.infer<typeof subscriptionState>
export type PaymentEvent = z.infer<typeof paymentEvent>
export type PaymentFact = PaymentEvent['fact']

export type Order = {
  checkoutId: string
  ownerId: string
  email: string
  /** Who has paid before is no stranger to the provider. */
  customerId: string | null
  /** What was opened for this checkout before, if anything was. */
  sessionId: string | null
  /** Who the invoice is for; null while nobody has said. */
  fiscal: BillingDetails | null
  /** Within our own page, where the provider has something to put there. */
  isInPage: boolean
  expiresAt: Date
}

export type OpenedCheckout =
  | { state: 'open'; sessionId: string; url: string | null; clientSecret: string | null }
  /** What was opened before is paid, or too old to be paid. */
  | { state: 'completed' }
  | { state: 'expired' }

/** What was given back, told as the provider will tell it too. */
export type GivenBack = { event: PaymentEvent; amountCents: number }

/** Whom to ask the provider about. */
export type Known = { ownerId: string; customerIds: string[]; sessionIds: string[] }

export type PaymentPort = {
  provider: 'stripe' | 'sandbox'
  /** Where the owner pays. Asked twice with the same `checkoutId`, it is the same checkout. */
  openCheckout(order: Order): Promise<OpenedCheckout>
  /** Nobody can pay there any more. */
  closeCheckout(sessionId: string): Promise<void>
  /** Where the owner cancels, or sees what they pay with. */
  openPortal(subscription: {
    customerId: string
    subscriptionId: string
    purpose: 'cancel' | 'manage'
  }): Promise<{ url: string }>
  /** At once, and for good. One that has ended, or that nobody knows, has ended. */
  endSubscription(subscriptionId: string): Promise<void>
  /** The last payment of a subscription, if its time is not over; null when there is nothing to give back. Twice is once. */
  refundLast(subscriptionId: string): Promise<GivenBack | null>
  /** Who the next invoices are for. */
  saveCustomer(customerId: string, fiscal: BillingDetails): Promise<void>
  /** What a webhook says: null when it is none of our business; refuses what is not signed, or was long ago. */
  readEvent(raw: Uint8Array, signature: string, now: Date): Promise<PaymentEvent | null>
  /** What the provider knows, asked instead of told; nothing where everything is told for certain. */
  ask(known: Known): Promise<PaymentEvent[]>
  /** The provider's own document; null where invoices are ours to draw. */
  readInvoice(invoiceId: string): Promise<{ number: string; pdf: Uint8Array } | null>
}
