import { createHash } from 'node:crypto'
import type { OpenedCheckout, Order } from '../port'
import { ProviderError } from '../provider-error'
import type { Catalogue } from './catalogue'
import type { StripeClient } from './client'
import { customerFor } from './customers'
import { labels } from './facts'
import type { Form } from './form'
import { type CheckoutSession, checkoutSession } from './shapes'

type Till = {
  client: StripeClient
  catalogue: Catalogue
  siteUrl: string
  installation: () => Promise<string>
}

const path = '/v1/checkout/sessions'

/** What was opened before and still stands is the one: nobody shall pay twice in two tabs. */
export async function openCheckout(till: Till, order: Order): Promise<OpenedCheckout> {
  const before = order.sessionId ? await till.client.get(checkoutSession, `${path}/${order.sessionId}`) : null
  if (before && before.status === 'complete') return { state: 'completed' }
  if (before && before.status !== 'open') return { state: 'expired' }
  const isBilledRight = !order.fiscal || Boolean(before?.customer)
  if (before && before.ui_mode === modeOf(order) && isBilledRight) return opened(before)
  if (before) await closeCheckout(till.client, before.id)
  return opened(await create(till, order))
}

async function create(till: Till, order: Order) {
  const { client, catalogue, siteUrl, installation } = till
  const [price, vat] = await Promise.all([catalogue.price.get(), catalogue.vat.get()])
  const customerId = order.fiscal ? await customerFor(till, order, order.fiscal) : order.customerId
  const form = formOf({ ...order, customerId }, { price, vat, siteUrl, installation: await installation() })
  // Other words under the same key would be refused: an address may have changed, or the way the page is shown.
  const words = createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 16)
  return client
    .create(checkoutSession, path, form, `mantel-checkout-${order.checkoutId}-${words}`)
    .catch((error: unknown) => {
      catalogue.price.forget()
      catalogue.vat.forget()
      throw error
    })
}

type Made = { price: string; vat: string; siteUrl: string; installation: string }

function formOf(order: Order, { price, vat, siteUrl, installation }: Made): Form {
  const { checkoutId, ownerId, email, customerId, fiscal, isInPage, expiresAt } = order
  const at = (page: string) => new URL(page, siteUrl).href
  const metadata = labels(installation, ownerId, checkoutId)
  return {
    ...{ mode: 'subscription', ui_mode: modeOf(order), locale: 'es', client_reference_id: checkoutId },
    line_items: [{ price, quantity: 1, tax_rates: [vat] }],
    allowed_payment_method_types: ['card'],
    ...(customerId ? { customer: customerId } : { customer_email: email }),
    // Whoever has told us need not tell it again.
    ...(!fiscal && { tax_id_collection: { enabled: true } }),
    ...(!fiscal && customerId && { customer_update: { name: 'auto', address: 'auto' } }),
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    metadata,
    subscription_data: { metadata },
    ...(isInPage
      ? { return_url: at('/payment/success?status=success') }
      : {
          success_url: at('/payment/success?status=success'),
          cancel_url: at('/payment/failure?status=cancel'),
        }),
  }
}

const modeOf = ({ isInPage }: Order) => (isInPage ? 'embedded_page' : 'hosted_page')

function opened({ id, url, client_secret }: CheckoutSession): OpenedCheckout {
  return { state: 'open', sessionId: id, url: url ?? null, clientSecret: client_secret ?? null }
}

/** One that is paid or gone already cannot be closed, and need not be. */
export async function closeCheckout(client: StripeClient, sessionId: string) {
  await client
    .create(checkoutSession, `${path}/${sessionId}/expire`, {}, `mantel-expire-${sessionId}`)
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError) || !isNoLongerOpen(error)) throw error
    })
}

const isNoLongerOpen = ({ details }: ProviderError) => details.status === 400 || details.status === 404
