import { z } from 'zod'

/** The fields of Stripe's objects that Mantel reads. All other fields may change. */
const moment = z.int().transform((seconds) => new Date(seconds * 1000))
const metadata = z.record(z.string(), z.string()).nullish()

export const withId = z.object({ id: z.string() })

export const reference = z.union([z.string(), withId.transform(({ id }) => id)])

export const paymentMethod = z.object({
  id: z.string(),
  type: z.string(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullish(),
})

export const subscription = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  cancel_at: moment.nullish(),
  cancel_at_period_end: z.boolean(),
  ended_at: moment.nullish(),
  metadata,
  default_payment_method: z.union([paymentMethod, z.string()]).nullish(),
  items: z.object({
    data: z.array(z.object({ current_period_start: moment, current_period_end: moment })).min(1),
  }),
})

export const checkoutSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  ui_mode: z.string().nullish(),
  url: z.url().nullish(),
  client_secret: z.string().nullish(),
  customer: reference.nullish(),
  metadata,
})

export const invoice = z.object({
  id: z.string(),
  number: z.string().nullish(),
  status: z.string().nullish(),
  currency: z.string(),
  created: moment,
  total: z.int(),
  total_taxes: z.array(z.object({ amount: z.int() })).nullish(),
  status_transitions: z.object({ paid_at: moment.nullish() }),
  invoice_pdf: z.url().nullish(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ start: moment, end: moment }) })).min(1) }),
  parent: z
    .object({ subscription_details: z.object({ subscription: reference, metadata }).nullish() })
    .nullish(),
})

export const charge = z.object({
  id: z.string(),
  refunded: z.boolean(),
  payment_intent: reference.nullish(),
  refunds: z.object({ data: z.array(z.object({ created: moment })) }).nullish(),
})

export const customer = z.object({
  id: z.string(),
  deleted: z.boolean().optional(),
  email: z.string().nullish(),
  name: z.string().nullish(),
  address: z
    .object({ line1: z.string().nullish(), postal_code: z.string().nullish(), city: z.string().nullish() })
    .nullish(),
  preferred_locales: z.array(z.string()).nullish(),
  metadata,
})

export const taxId = z.object({ id: z.string(), type: z.string(), value: z.string() })

export const event = z.object({
  id: z.string().startsWith('evt_'),
  type: z.string(),
  created: moment,
  data: z.object({
    object: z.record(z.string(), z.unknown()),
    previous_attributes: z.record(z.string(), z.unknown()).nullish(),
  }),
})

export type Subscription = z.infer<typeof subscription>
export type CheckoutSession = z.infer<typeof checkoutSession>
export type Invoice = z.infer<typeof invoice>
