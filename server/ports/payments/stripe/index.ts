import type { PaymentPort } from '../port'
import { ProviderError } from '../provider-error'
import { ask } from './ask'
import { createCatalogue } from './catalogue'
import { closeCheckout, openCheckout } from './checkout'
import { createStripeClient } from './client'
import { saveCustomer } from './customers'
import { openPortal } from './portal'
import { readInvoice } from './read-invoice'
import { refundLast } from './refunds'
import { readEvent } from './webhook'

type Options = {
  secretKey: string
  webhookSecret: string
  apiUrl: string
  siteUrl: string
  /** What this installation calls itself towards Stripe. */
  installation: () => Promise<string>
}

/** Stripe by its REST interface: a dozen calls, for which the SDK would bring eight megabytes. */
export function createStripe({
  secretKey,
  webhookSecret,
  apiUrl,
  siteUrl,
  installation,
}: Options): PaymentPort {
  const client = createStripeClient({ secretKey, apiUrl })
  const till = { client, catalogue: createCatalogue(client), siteUrl, installation, webhookSecret }
  return {
    provider: 'stripe',
    openCheckout: (order) => openCheckout(till, order),
    closeCheckout: (sessionId) => closeCheckout(client, sessionId),
    openPortal: (asked) => openPortal(till, asked),
    endSubscription: (subscriptionId) =>
      client.end(`/v1/subscriptions/${encodeURIComponent(subscriptionId)}`).catch((error: unknown) => {
        if (!(error instanceof ProviderError) || error.details.status !== 404) throw error
      }),
    refundLast: (subscriptionId) => refundLast(till, subscriptionId),
    saveCustomer: (customerId, fiscal) => saveCustomer(client, customerId, fiscal),
    readEvent: (raw, signature, now) => readEvent(till, { raw, signature, now }),
    ask: (known) => ask(till, known),
    readInvoice: (invoiceId) => readInvoice(client, invoiceId),
  }
}
