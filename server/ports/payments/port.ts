import { z } from 'zod'
import type { BillingDetails } from '@/contract/entities/billing-details'
import { ownId } from '@/contract/entities/id'
import type { Language, WholeLanguage } from '@/contract/languages'

/** The state of a subscription at one moment. */
const subscriptionState = z.object({
  status: z.enum(['active', 'past_due', 'cancelled']),
  paidUntil: z.coerce.date(),
  cancelAtPeriodEnd: z.boolean(),
})

/** An event of a provider in Mantel's words. Each fact is complete: it can be understood without other facts. */
const fact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('checkout'),
    checkoutId: ownId,
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
    /** The address of the invoice's PDF, if the provider makes the PDF. */
    pdfUrl: z.url().nullable(),
  }),
  z.object({ kind: z.literal('refund'), invoiceId: z.string() }),
])

export const paymentEvent = z.object({
  id: z.string().min(1),
  at: z.coerce.date(),
  ownerId: ownId,
  fact,
  /** The state of the subscription before the event, where the provider gives it. It sets the order of events with the same time. */
  previous: subscriptionState.nullish(),
  /** True when Mantel asked for this event. An event that the provider sends with the same time may be newer. */
  isAsked: z.boolean().optional(),
})

export type SubscriptionState = z.infer<typeof subscriptionState>
export type PaymentEvent = z.infer<typeof paymentEvent>
export type PaymentFact = PaymentEvent['fact']

export type Order = {
  checkoutId: string
  ownerId: string
  email: string
  /** In which the owner pays and is billed, where the provider writes it. */
  language: WholeLanguage
  /** Set for an owner who has paid before: the provider already has this customer. */
  customerId: string | null
  /** The session that was opened before for this checkout, if any. */
  sessionId: string | null
  /** The invoice's recipient. Null until the owner has given billing details. */
  fiscal: BillingDetails | null
  /** Whether to show the payment form within Mantel's own page, where the provider offers such a form. */
  isInPage: boolean
  expiresAt: Date
  /** When the first month begins, for an owner whose trial is running. Null: at once. */
  firstCharge: Date | null
}

export type OpenedCheckout =
  | { state: 'open'; sessionId: string; url: string | null; clientSecret: string | null }
  /** The session opened before is paid, or too old to be paid. */
  | { state: 'completed' }
  | { state: 'expired' }

/** A refund, with the event that the provider will send as well. */
export type GivenBack = { event: PaymentEvent; amountCents: number }

/** The ids to ask the provider about. */
export type KnownIds = { ownerId: string; customerIds: string[]; sessionIds: string[] }

export type MovedEmail = { from: string[]; to: string }

export type PaymentPort = {
  provider: 'stripe' | 'sandbox'
  /** Opens the page where the owner pays. Two calls with the same `checkoutId` give the same checkout. */
  openCheckout(order: Order): Promise<OpenedCheckout>
  /** Closes the session: nobody can pay in it any more. */
  closeCheckout(sessionId: string): Promise<void>
  /** The page where the owner cancels the subscription or sees the payment method. */
  openPortal(subscription: {
    customerId: string
    subscriptionId: string
    purpose: 'cancel' | 'manage'
    /** In which the owner reads, where the provider writes it. */
    language: Language | undefined
  }): Promise<{ url: string }>
  /** Ends the subscription at once, for good. Succeeds also for a subscription that has ended or that the provider does not know. */
  endSubscription(subscriptionId: string): Promise<void>
  /** Refunds the last payment of a subscription if its period is not over. Null when there is nothing to refund. Two calls refund once. */
  refundLast(subscriptionId: string): Promise<GivenBack | null>
  /** Saves the recipient of the next invoices. */
  saveCustomer(customerId: string, fiscal: BillingDetails): Promise<void>
  /** Gives the customer the new address of the account, if the customer has a former one. An address that the owner chose at the provider stays. */
  moveCustomer(customerId: string, moved: MovedEmail): Promise<void>
  /** Reads a webhook call. Null when the event does not concern Mantel. Refuses a call that is unsigned or too old. */
  readEvent(raw: Uint8Array, signature: string, now: Date): Promise<PaymentEvent | null>
  /** Asks the provider for all it knows of an owner. Empty where the provider's events cannot get lost. */
  ask(known: KnownIds): Promise<PaymentEvent[]>
  /** The provider's own invoice. Null where Mantel draws the invoices. */
  readInvoice(invoiceId: string): Promise<{ number: string; pdf: Uint8Array } | null>
}
