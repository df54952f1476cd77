import { z } from 'zod'
import { id } from '@/contract/entities/id'

/** What a provider tells, in words of ours. Each fact is whole: it needs no other one to be understood. */
const fact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('checkout'),
    checkoutId: id,
    outcome: z.enum(['completed', 'cancelled', 'expired']),
  }),
  z.object({
    kind: z.literal('subscription'),
    subscriptionId: z.string(),
    customerId: z.string(),
    status: z.enum(['active', 'past_due', 'cancelled']),
    paidUntil: z.coerce.date(),
    cancelAtPeriodEnd: z.boolean(),
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

export const paymentEvent = z.object({ id: z.string().min(1), at: z.coerce.date(), ownerId: id, fact })

export type PaymentEvent = z.infer<typeof paymentEvent>
export type PaymentFact = PaymentEvent['fact']

/** `customerId`: who has paid before is no stranger to the provider. */
export type Order = { checkoutId: string; ownerId: string; email: string; customerId: string | null }

export type PaymentPort = {
  provider: 'stripe' | 'sandbox'
  /** Where the owner pays. Asked twice with the same `checkoutId`, it is the same checkout. */
  openCheckout(order: Order): Promise<{ sessionId: string; url: string }>
  /** Where the owner cancels, or sees what they pay with. */
  openPortal(subscription: { customerId: string; subscriptionId: string }): Promise<{ url: string }>
  /** What a webhook says: null when it is none of our business; refuses what is not signed, or was long ago. */
  readEvent(raw: Uint8Array, signature: string, now: Date): Promise<PaymentEvent | null>
}
