import type { KnownIds, PaymentEvent, PaymentFact } from '../port'
import { ProviderError } from '../provider-error'
import type { StripeClient } from './client'
import { checkoutFact, invoiceFact, ownerOf, paidAt, subscriptionFact } from './facts'
import { methodText } from './payment-methods'
import { refundedInvoice } from './refunds'
import { charge, checkoutSession, invoice, subscription } from './shapes'

type Source = { client: StripeClient; installation: () => Promise<string> }

/**
 * Asks Stripe for everything about an owner: the checkouts, and every subscription, paid invoice and refund of the customers behind them.
 */
export async function askStripe(source: Source, known: KnownIds): Promise<PaymentEvent[]> {
  const { client, installation } = source
  const ours = await installation()
  const isOurs = (metadata: Parameters<typeof ownerOf>[0]) => ownerOf(metadata, ours) === known.ownerId
  const events: PaymentEvent[] = []
  const customers = new Set(known.customerIds)
  const tell = (name: string, at: Date, fact: PaymentFact | null) => {
    if (fact) events.push({ id: `asked_${name}`, at, ownerId: known.ownerId, fact, isAsked: true })
  }
  for (const sessionId of known.sessionIds) {
    const found = await ifThere(
      client.ask(checkoutSession, (stripe) => stripe.checkout.sessions.retrieve(sessionId)),
    )
    if (!found || !isOurs(found.value.metadata)) continue
    if (found.value.customer) customers.add(found.value.customer)
    tell(`${sessionId}_${found.value.status}`, found.asOf, checkoutFact(found.value))
  }
  for (const customer of customers) {
    const all = { customer, status: 'all' as const, expand: ['data.default_payment_method'] }
    const subscriptions = client.list(subscription, (stripe, page) =>
      stripe.subscriptions.list({ ...all, ...page }),
    )
    for await (const { value, asOf } of subscriptions) {
      if (!isOurs(value.metadata)) continue
      const fact = subscriptionFact(value, await methodText(client, value.default_payment_method))
      const at = value.ended_at ?? asOf
      tell(`${value.id}_${at.getTime()}`, at, fact)
    }
    const paid = { customer, status: 'paid' as const }
    for await (const { value } of client.list(invoice, (stripe, page) =>
      stripe.invoices.list({ ...paid, ...page }),
    ))
      if (isOurs(value.parent?.subscription_details?.metadata))
        tell(value.id, paidAt(value), invoiceFact(value))
    const charges = client.list(charge, (stripe, page) =>
      stripe.charges.list({ customer, expand: ['data.refunds'], ...page }),
    )
    for await (const { value, asOf } of charges) {
      const found = await refundedInvoice(source, value)
      if (found?.ownerId === known.ownerId)
        tell(`${value.id}_refunded`, value.refunds?.data[0]?.created ?? asOf, found.fact)
    }
  }
  return events
}

/** Null for an object that the provider has deleted, so that the remaining objects are still asked for. */
async function ifThere<T>(answer: Promise<T>) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProviderError && error.details.status === 404) return null
    throw error
  }
}
