import { z } from 'zod'
import {
  cancelPayment,
  createPayment,
  createPaymentByQuery,
  getPayment,
  listInvoices,
} from '@/contract/endpoints/payments'
import { sendPackData } from '@/contract/endpoints/purchase'
import { plan, qrPacks } from '@/contract/entities/billing'
import { planInForce } from '@/contract/rules/account/plans'
import { getSession } from '../../session'
import type { SendPlain } from './ask'
import { localFile } from './files'
import { longAgo } from './profile'
import { flag, listOf, moment, number, text } from './read'
import { translate } from './translation'

import 'server-only'

const payment = z.object({ plan: plan.catch('free'), expires_at: moment, manualOverride: flag })

const invoice = z
  .object({ created: moment, amountPaid: number, currency: text, invoicePdf: text.transform(localFile) })
  .transform(({ created, amountPaid, ...rest }) => ({
    ...rest,
    created: created ?? longAgo,
    amountPaid: Math.round(amountPaid ?? 0),
  }))

const openedCheckout = z.object({ id: text, sessionId: text, url: z.url().nullable().catch(null) })

async function open(ask: SendPlain) {
  const { ownerId = '' } = await getSession()
  const { id, sessionId, url } = openedCheckout.parse(
    await ask('GET', '/api/payment/create-payment', { query: { ownerId } }),
  )
  return { id: id || sessionId, url, clientSecret: null }
}

/** The fields of an invoice that another host does not have. */
const unknown = { id: null, number: null, rectifies: null, isRectified: false, mayBeRectified: false }

export const businessCalls = [
  translate(getPayment, async ({ params: { ownerId } }, ask) => {
    const paid = payment.parse(await ask('GET', `/api/payment/${encodeURIComponent(ownerId)}`))
    const expiresAt = paid.expires_at === null ? null : new Date(paid.expires_at)
    const record = { ...paid, expiresAt, graceUntil: null }
    return {
      ...paid,
      planInForce: planInForce(record, new Date()),
      ...{ paymentMethod: null, cancelAtPeriodEnd: false, payBefore: null, firstCharge: null },
    }
  }),
  translate(listInvoices, async ({ params: { ownerId } }, ask) => {
    const reply = await ask('GET', `/api/payment/invoices/owner/${encodeURIComponent(ownerId)}`)
    const { data } = z.object({ data: listOf(invoice) }).parse(reply)
    return { success: true, data: data.map((one) => ({ ...one, ...unknown })) }
  }),
  translate(createPayment, async (_, ask) => open(ask)),
  translate(createPaymentByQuery, async (_, ask) => open(ask)),
  translate(cancelPayment, async (_, ask) => {
    const { ownerId } = await getSession()
    return ask('POST', '/api/payment/cancel-payment', { body: { ownerId } })
  }),
  translate(sendPackData, async ({ body: { cardData } }, ask) => {
    const { ownerId } = await getSession()
    const wanted = qrPacks.find(({ pack }) => pack === cardData.pack)
    const pack = { pack: wanted?.codes, price: (wanted?.priceCents ?? 0) / 100 }
    await ask('POST', '/api/purchase/sendPackData', { body: { ownerId, cardData: pack } })
    return { success: true, message: '' }
  }),
]
