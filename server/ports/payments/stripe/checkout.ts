import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { stripeLocale } from '@/contract/rules/account/stripe-locale'
import type { OpenedCheckout, Order } from '../port'
import { ProviderError } from '../provider-error'
import type { Catalogue } from './catalogue'
import type { StripeClient } from './client'
import { customerFor } from './customers'
import { labels } from './facts'
import { type CheckoutSession, checkoutSession } from './shapes'

type Till = {
  client: StripeClient
  catalogue: Catalogue
  siteUrl: string
  installation: () => Promise<string>
}

/** A session that was opened before and is still open is used again: nobody must pay twice in two tabs. */
export async function openCheckout(till: Till, order: Order): Promise<OpenedCheckout> {
  const before = order.sessionId ? await sessionAt(till.client, order.sessionId) : null
  if (before && before.status === 'complete') return { state: 'completed' }
  if (before && before.status !== 'open') return { state: 'expired' }
  const isBilledRight = !order.fiscal || Boolean(before?.customer)
  if (before && before.ui_mode === modeOf(order) && isBilledRight) return openedCheckout(before)
  if (before) await closeCheckout(till.client, before.id)
  return openedCheckout(await create(till, order))
}

const sessionAt = (client: StripeClient, id: string) =>
  client.get(checkoutSession, ({ checkout }) => checkout.sessions.retrieve(id))

async function create(till: Till, order: Order) {
  const { client, catalogue, siteUrl, installation } = till
  const [price, vat] = await Promise.all([catalogue.price.get(), catalogue.vat.get()])
  const customerId = order.fiscal ? await customerFor(till, order, order.fiscal) : order.customerId
  const form = formOf({ ...order, customerId }, { price, vat, siteUrl, installation: await installation() })
  // Stripe refuses another form under the same key. The form can change: a new address, or another way to show the page. So the key
  // contains a hash of the form.
  const words = createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 16)
  const idempotencyKey = `mantel-checkout-${order.checkoutId}-${words}`
  return client
    .get(checkoutSession, ({ checkout }) => checkout.sessions.create(form, { idempotencyKey }))
    .catch((error: unknown) => {
      catalogue.price.forget()
      catalogue.vat.forget()
      throw error
    })
}

type CheckoutParts = { price: string; vat: string; siteUrl: string; installation: string }

function formOf(order: Order, { price, vat, siteUrl, installation }: CheckoutParts) {
  const { checkoutId, ownerId, email, customerId, fiscal, isInPage, expiresAt, firstCharge } = order
  const locale = stripeLocale(order.language)
  const at = (page: string) => new URL(page, siteUrl).href
  const metadata = labels(installation, ownerId, checkoutId)
  return {
    ...{ mode: 'subscription', ui_mode: modeOf(order), locale, client_reference_id: checkoutId },
    line_items: [{ price, quantity: 1, tax_rates: [vat] }],
    allowed_payment_method_types: ['card'],
    ...(customerId ? { customer: customerId } : { customer_email: email }),
    // An owner who has given billing details to Mantel need not give them again.
    ...(!fiscal && { tax_id_collection: { enabled: true } }),
    ...(!fiscal && customerId && { customer_update: { name: 'auto', address: 'auto' } }),
    expires_at: seconds(expiresAt),
    metadata,
    subscription_data: { metadata, ...(firstCharge && { trial_end: seconds(firstCharge) }) },
    ...(isInPage
      ? { return_url: at('/payment/success?status=success') }
      : {
          success_url: at('/payment/success?status=success'),
          cancel_url: at('/payment/failure?status=cancel'),
        }),
  } satisfies Stripe.Checkout.SessionCreateParams
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

const modeOf = ({ isInPage }: Order) => (isInPage ? 'embedded_page' : 'hosted_page')

function openedCheckout({ id, url, client_secret }: CheckoutSession): OpenedCheckout {
  return { state: 'open', sessionId: id, url: url ?? null, clientSecret: client_secret ?? null }
}

/** A session that is already paid or gone cannot be closed, and need not be. */
export async function closeCheckout(client: StripeClient, sessionId: string) {
  const once = { idempotencyKey: `mantel-expire-${sessionId}` }
  await client
    .get(checkoutSession, ({ checkout }) => checkout.sessions.expire(sessionId, {}, once))
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError) || !isNoLongerOpen(error)) throw error
    })
}

const isNoLongerOpen = ({ details }: ProviderError) => details.status === 400 || details.status === 404
