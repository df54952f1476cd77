import { z } from 'zod'
import { endpoint } from '../endpoint'
import { invoice, paymentRecord, plan } from '../entities/billing'
import { id } from '../entities/id'

const params = z.object({ ownerId: id })

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/payment/:ownerId',
  auth: 'owner',
  summary: 'El plan del propietario, hasta cuándo dura y cómo se paga',
  params,
  reply: paymentRecord.extend({
    /** What holds now; `plan` is what was agreed, even when it has run out. */
    planInForce: plan,
    paymentMethod: z.string().nullable(),
    cancelAtPeriodEnd: z.boolean(),
  }),
})

export type Payment = z.infer<typeof getPayment.reply>

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/payment/invoices/owner/:ownerId',
  auth: 'owner',
  summary: 'Las facturas del propietario, la última primero',
  params,
  reply: z.object({ success: z.literal(true), data: z.array(invoice) }),
})
