import { z } from 'zod'
import { isTaxId, plainTaxId } from '../rules/tax-id'

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, 'required').max(max, 'too-long'))

/** Who an invoice is for, as the tax office knows them. */
export const billingDetails = z.object({
  name: line(120),
  taxId: z
    .string()
    .max(40)
    .transform(plainTaxId)
    .pipe(z.string().min(1, 'required').refine(isTaxId, 'tax-id')),
  address: line(160),
  postcode: z
    .string()
    .trim()
    .regex(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, 'postcode'),
  city: line(80),
})

export type BillingDetails = z.infer<typeof billingDetails>
