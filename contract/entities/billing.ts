import { z } from 'zod'
import { id } from './id'

export const plans = ['free', 'trial', 'premium'] as const
export const plan = z.enum(plans)

export type Plan = z.infer<typeof plan>

export const checkoutStates = ['open', 'completed', 'cancelled', 'expired'] as const

export const paymentRecord = z.object({
  plan,
  expires_at: z.iso.datetime().nullable(),
  manualOverride: z.boolean(),
})

export type PaymentRecord = z.infer<typeof paymentRecord>

export const invoice = z.object({
  created: z.iso.datetime(),
  /** Cents. */
  amountPaid: z.int(),
  currency: z.string(),
  invoicePdf: z.string(),
})

/** With our additions, which another host does not have. */
export const ownInvoice = invoice.extend({
  id: id.nullable(),
  number: z.string().nullable(),
  /** The number of the invoice that this one takes the place of. */
  rectifies: z.string().nullable(),
  isRectified: z.boolean(),
  /** The saved billing details differ from those on the invoice. */
  mayBeRectified: z.boolean(),
})

export type Invoice = z.infer<typeof ownInvoice>

/** The catalogue for the marketing page and the dialog. Prices are in cents. */
export const qrPacks = [
  { pack: 'Basic', codes: 20, priceCents: 1990 },
  { pack: 'Pro', codes: 30, priceCents: 2490 },
  { pack: 'Premium', codes: 50, priceCents: 2990 },
] as const
