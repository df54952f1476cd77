import { z } from 'zod'
import { endpoint } from '../endpoint'
import { checkoutStates, ownInvoice, paymentRecord, plan } from '../entities/billing'
import { id } from '../entities/id'
import { mayBeEmpty } from '../entities/lenient'
import { namedFile } from '../entities/upload'
import { wholeLanguages } from '../languages'

const params = z.object({ ownerId: id })

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/payment/:ownerId',
  auth: 'owner',
  summary: 'El plan del propietario, hasta cuándo dura y cómo se paga',
  params,
  reply: paymentRecord.extend({
    /** The plan in force. `plan` is the agreed plan, even after it has run out. */
    planInForce: plan,
    paymentMethod: z.string().nullable(),
    cancelAtPeriodEnd: z.boolean(),
    /** After a failed payment: the plan stays in force until this time. */
    payBefore: z.iso.datetime().nullable(),
    /** When the first month begins that is paid for, while that moment is to come: in a trial, and for Premium ordered in a trial. */
    firstCharge: z.iso.datetime().nullable(),
  }),
})

export type Payment = z.infer<typeof getPayment.reply>

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/payment/invoices/owner/:ownerId',
  auth: 'owner',
  summary: 'Las facturas del propietario, la última primero',
  params,
  reply: z.object({ success: z.literal(true), data: z.array(ownInvoice) }),
})

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/payment/invoices/:invoiceId/pdf',
  auth: 'public',
  summary:
    'Una factura en PDF, en el idioma de la página que la lista, por su dirección firmada, que vale 48 horas',
  params: z.object({ invoiceId: id }),
  query: z.object({
    sig: z.string().max(200).default(''),
    /** Of the page that lists it. Absent: Castilian. */
    language: z.enum(wholeLanguages).optional(),
  }),
  file: 'application/pdf',
  reply: namedFile,
})

export const rectifyInvoice = endpoint({
  method: 'POST',
  path: '/api/payment/invoices/:invoiceId/rectify',
  auth: 'owner',
  limit: 'write',
  summary: 'Emite la factura rectificativa de una factura con otros datos fiscales que los guardados',
  params: z.object({ invoiceId: id }),
  reply: z.object({ success: z.literal(true), number: z.string() }),
})

const mine = z.object({ ownerId: mayBeEmpty(id) })
const opened = z.object({
  id: z.string(),
  /** The provider's page. Null for a payment within our own page. */
  url: z.url().nullable(),
  clientSecret: z.string().nullable(),
})

export const createPayment = endpoint({
  method: 'POST',
  path: '/api/payment/create-payment',
  auth: 'owner',
  limit: 'write',
  summary: 'Abre la página de pago de Premium; pedida dos veces, es la misma',
  body: mine.extend({ inPage: z.boolean().optional() }),
  reply: opened,
})

/** The same call for common clients (docs/product.md#common-calls). */
export const createPaymentByQuery = endpoint({
  method: 'GET',
  path: '/api/payment/create-payment',
  auth: 'owner',
  limit: 'write',
  summary: 'Como POST, para quien sigue el contrato de siempre',
  query: mine,
  reply: opened,
})

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/api/payment/cancel-payment',
  auth: 'owner',
  limit: 'write',
  summary: 'Dónde se cancela la suscripción, que sigue hasta el final de lo pagado',
  body: mine,
  reply: z.object({ url: z.url() }),
})

const checkoutParams = z.object({ checkoutId: id })

export const getSandboxCheckout = endpoint({
  method: 'GET',
  path: '/api/payment/sandbox/:checkoutId',
  auth: 'owner',
  summary: 'Un pago en modo de prueba',
  params: checkoutParams,
  reply: z.object({
    state: z.enum(checkoutStates),
    amountCents: z.int(),
    firstCharge: z.iso.datetime().nullable(),
  }),
})

export const answerSandboxCheckout = endpoint({
  method: 'POST',
  path: '/api/payment/sandbox/:checkoutId',
  auth: 'owner',
  limit: 'write',
  summary: 'Paga, rechaza o cancela un pago en modo de prueba',
  params: checkoutParams,
  body: z.object({ outcome: z.enum(['paid', 'refused', 'cancelled']) }),
  reply: z.object({ paid: z.boolean(), next: z.string().nullable() }),
})

export const changeSandboxSubscription = endpoint({
  method: 'POST',
  path: '/api/payment/sandbox-subscription',
  auth: 'owner',
  limit: 'write',
  summary: 'Deja de renovar la suscripción de prueba, o la renueva después de todo',
  body: z.object({ cancelAtPeriodEnd: z.boolean() }),
  reply: z.object({ success: z.literal(true) }),
})
