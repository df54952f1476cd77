import { z } from 'zod'
import type { GivenBack, PaymentFact } from '../port'
import { ProviderError } from '../provider-error'
import type { StripeClient } from './client'
import { ownerOf } from './facts'
import * as shapes from './shapes'

type Source = { client: StripeClient; installation: () => Promise<string> }
type Invoice = z.infer<typeof shapes.invoice>

/** A charge does not name its invoice, so Mantel asks for the invoice. A partial refund does not change the invoice. */
export async function refundedInvoice(
  { client, installation }: Source,
  { refunded, payment_intent: payment }: z.infer<typeof shapes.charge>,
): Promise<{ ownerId: string | null; fact: PaymentFact } | null> {
  if (!refunded || !payment) return null
  const item = shapes.withId.extend({ invoice: shapes.invoice })
  const wanted = {
    payment: { type: 'payment_intent' as const, payment_intent: payment },
    expand: ['data.invoice'],
  }
  const found = client.list(item, (stripe, page) => stripe.invoicePayments.list({ ...wanted, ...page }))
  for await (const { value } of found) {
    const ownerId = ownerOf(metadataOf(value.invoice), await installation())
    return { ownerId, fact: { kind: 'refund', invoiceId: value.invoice.id } }
  }
  return null
}

/** Refunds the whole payment, however much of the month has passed: the other subscription covers that time. */
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
    ...{ payment_intent: payment, reason: 'duplicate' as const },
    metadata: { mantel: await installation(), ownerId },
  }
  const once = { idempotencyKey: `mantel-refund-${invoiceId}` }
  await client.get(shapes.withId, ({ refunds }) => refunds.create(form, once)).catch(unlessDone)
  const fact = { kind: 'refund' as const, invoiceId }
  return {
    event: { id: `given-back_${invoiceId}`, at: last.asOf, ownerId, fact, isAsked: true },
    amountCents,
  }
}

/** Stripe lists the newest invoice first. */
async function lastPaid(client: StripeClient, subscription: string) {
  const paid = client.list(shapes.invoice, (stripe, page) =>
    stripe.invoices.list({ subscription, status: 'paid', ...page }),
  )
  for await (const invoice of paid) return invoice
  return null
}

async function paymentOf(client: StripeClient, invoice: string) {
  const payment = z.object({ payment_intent: shapes.reference.nullish() })
  const item = shapes.withId.extend({ payment })
  const paid = client.list(item, (stripe, page) =>
    stripe.invoicePayments.list({ invoice, status: 'paid', ...page }),
  )
  for await (const { value } of paid) if (value.payment.payment_intent) return value.payment.payment_intent
  return null
}

function unlessDone(error: unknown) {
  if (error instanceof ProviderError && error.details.code === 'charge_already_refunded') return
  throw error
}

const metadataOf = ({ parent }: Invoice) => parent?.subscription_details?.metadata
