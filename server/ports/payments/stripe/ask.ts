import type { Known, PaymentEvent, PaymentFact } from '../port'
import { ProviderError } from '../provider-error'
import type { StripeClient } from './client'
import { checkoutFact, invoiceFact, ownerOf, paidAt, subscriptionFact } from './facts'
import { methodText } from './payment-methods'
import { refundedInvoice } from './refunds'
import { charge, checkoutSession, invoice, subscription } from './shapes'

type Source = { client: StripeClient; installation: () => Promise<string> }

/** All there is of an owner: what became of the checkouts, and every subscription, paid invoice and refund of whom they led to. */
export async function ask(source: Source, known: Known): Promise<PaymentEvent[]> {
  const { client, installation } = source
  const ours = await installation()
  const isOurs = (metadata: Parameters<typeof ownerOf>[0]) => ownerOf(metadata, ours) === known.ownerId
  const told: PaymentEvent[] = []
  const customers = new Set(known.customerIds)
  const tell = (name: string, at: Date, fact: PaymentFact | null) => {
    if (fact) told.push({ id: `asked_${name}`, at, ownerId: known.ownerId, fact, isAsked: true })
  }
  for (const sessionId of known.sessionIds) {
    const found = await ifThere(
      client.ask(checkoutSession, { method: 'GET', path: `/v1/checkout/sessions/${sessionId}` }),
    )
    if (!found || !isOurs(found.value.metadata)) continue
    if (found.value.customer) customers.add(found.value.customer)
    tell(`${sessionId}_${found.value.status}`, found.asOf, checkoutFact(found.value))
  }
  for (const customer of customers) {
    const all = { customer, status: 'all', expand: ['data.default_payment_method'] }
    for await (const { value, asOf } of client.list(subscription, '/v1/subscriptions', all)) {
      if (!isOurs(value.metadata)) continue
      const fact = subscriptionFact(value, await methodText(client, value.default_payment_method))
      const at = value.ended_at ?? asOf
      tell(`${value.id}_${at.getTime()}`, at, fact)
    }
    for await (const { value } of client.list(invoice, '/v1/invoices', { customer, status: 'paid' }))
      if (isOurs(value.parent?.subscription_details?.metadata))
        tell(value.id, paidAt(value), invoiceFact(value))
    for await (const { value, asOf } of client.list(charge, '/v1/charges', {
      customer,
      expand: ['data.refunds'],
    })) {
      const found = await refundedInvoice(source, value)
      if (found?.ownerId === known.ownerId)
        tell(`${value.id}_refunded`, value.refunds?.data[0]?.created ?? asOf, found.fact)
    }
  }
  return told
}

/** What the provider has forgotten is no reason not to ask for the rest. */
async function ifThere<T>(answer: Promise<T>) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProviderError && error.details.status === 404) return null
    throw error
  }
}
