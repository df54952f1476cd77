import type { PaymentPort } from '../port'
import { ProviderError } from '../provider-error'
import { askStripe } from './ask'
import { createCatalogue } from './catalogue'
import { closeCheckout, openCheckout } from './checkout'
import { createStripeClient, type StripeClient } from './client'
import { moveCustomer, saveCustomer } from './customers'
import { openPortal } from './portal'
import { readInvoice } from './read-invoice'
import { refundLast } from './refunds'
import { withId } from './shapes'
import { readEvent } from './webhook'

type Options = {
  secretKey: string
  webhookSecret: string
  apiUrl: string
  siteUrl: string
  /** The name of this installation at Stripe. */
  installation: () => Promise<string>
}

/** Uses Stripe's own package, which knows the requests and handles keys, retries and signatures. */
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
    endSubscription: (subscriptionId) => endSubscription(client, subscriptionId),
    refundLast: (subscriptionId) => refundLast(till, subscriptionId),
    saveCustomer: (customerId, fiscal) => saveCustomer(client, customerId, fiscal),
    moveCustomer: (customerId, moved) => moveCustomer(client, customerId, moved),
    readEvent: (raw, signature, now) => readEvent(till, { raw, signature, now }),
    ask: (known) => askStripe(till, known),
    readInvoice: (invoiceId) => readInvoice(client, invoiceId),
  }
}

async function endSubscription(client: StripeClient, id: string) {
  await client
    .get(withId, ({ subscriptions }) => subscriptions.cancel(id))
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError) || error.details.status !== 404) throw error
    })
}
