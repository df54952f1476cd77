import { z } from 'zod'
import type { GivenBack, PaymentFact } from '../port'
import { ProviderError } from '../provider-error'
import type { StripeClient } from './client'
import { ownerOf } from './facts'
import * as shapes from './shapes'

type Source = { client: StripeClient; installation: () => Promise<string> }
type Invoice = z.infer<typeof shapes.invoice>

const path = '/v1/invoice_payments'

/** A charge says nothing of its invoice: that has to be asked for. Part of a refund leaves the invoice as it is. */
export async function refundedInvoice(
  { client, installation }: Source,
  { refunded, payment_intent: payment }: z.infer<typeof shapes.charge>,
): Promise<{ ownerId: string | null; fact: PaymentFact } | null> {
  if (!refunded || !payment) return null
  const item = shapes.withId.extend({ invoice: shapes.invoice })
  const form = { payment: { type: 'payment_intent', payment_intent: payment }, expand: ['data.invoice'] }
  for await (const { value } of client.list(item, path, form)) {
    const ownerId = ownerOf(metadataOf(value.invoice), await installation())
    return { ownerId, fact: { kind: 'refund', invoiceId: value.invoice.id } }
  }
  return null
}

/** All of it, whatever of the month has passed: the other subscription has covered that. */
export async function refundLast(
  { client, installation }: Source,
  subscriptionId: string,
): Promise<GivenBack | null> {
  const last = await lastPaid(client, subscriptionId)
  const ownerId = last && ownerOf(metadataOf(last.value), await installation())
  if (!ownerId) return null
  const { id: invoiceId, total: amountCents, lines } = last.value
  if (!lines.data.some(({ period }) => period.end > last.asOf)) return null
  const payment = await paymentOf(client, invoiceId)
  if (!payment) return null
  const form = {
    ...{ payment_intent: payment, reason: 'duplicate' },
    metadata: { mantel: await installation(), ownerId },
  }
  await client.create(shapes.withId, '/v1/refunds', form, `mantel-refund-${invoiceId}`).catch(unlessDone)
  const fact = { kind: 'refund' as const, invoiceId }
  return {
    event: { id: `given-back_${invoiceId}`, at: last.asOf, ownerId, fact, isAsked: true },
    amountCents,
  }
}

/** The newest comes first. */
async function lastPaid(client: StripeClient, subscription: string) {
  for await (const invoice of client.list(shapes.invoice, '/v1/invoices', { subscription, status: 'paid' }))
    return invoice
  return null
}

async function paymentOf(client: StripeClient, invoice: string) {
  const payment = z.object({ payment_intent: shapes.reference.nullish() })
  const item = shapes.withId.extend({ payment })
  for await (const { value } of client.list(item, path, { invoice, status: 'paid' }))
    if (value.payment.payment_intent) return value.payment.payment_intent
  return null
}

function unlessDone(error: unknown) {
  if (error instanceof ProviderError && error.details.code === 'charge_already_refunded') return
  throw error
}

const metadataOf = ({ parent }: Invoice) => parent?.subscription_details?.metadata
