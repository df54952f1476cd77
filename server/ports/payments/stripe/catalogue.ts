import type Stripe from 'stripe'
import { z } from 'zod'
import { premiumCents, vatPercent } from '@/contract/rules/account/plans'
import type { StripeClient } from './client'
import { withId } from './shapes'

const labelled = withId.extend({ metadata: z.record(z.string(), z.string()).nullish() })

export type Catalogue = ReturnType<typeof createCatalogue>

/** The objects that Stripe needs before a sale. Each is found by Mantel's name for it, and created where it is missing. */
export function createCatalogue(client: StripeClient) {
  return {
    price: loadedOnce(() => price(client)),
    vat: loadedOnce(() => vat(client)),
    portal: loadedOnce(() => portal(client)),
  }
}

/** A price never changes: another amount has another name. */
async function price(client: StripeClient) {
  const lookupKey = `mantel-premium-${premiumCents}`
  const known = client.list(withId, (stripe, page) =>
    stripe.prices.list({ active: true, lookup_keys: [lookupKey], ...page }),
  )
  for await (const { value } of known) return value.id
  const made = {
    ...{ currency: 'eur', unit_amount: premiumCents, tax_behavior: 'exclusive', lookup_key: lookupKey },
    recurring: { interval: 'month' },
    product_data: { name: 'Mantel Premium' },
  } satisfies Stripe.PriceCreateParams
  return (await client.get(withId, ({ prices }) => prices.create(made, { idempotencyKey: lookupKey }))).id
}

async function vat(client: StripeClient) {
  const name = `mantel-iva-${vatPercent}`
  const known = client.list(labelled, (stripe, page) =>
    stripe.taxRates.list({ active: true, inclusive: false, ...page }),
  )
  for await (const { value } of known) if (value.metadata?.mantel === name) return value.id
  const made = {
    ...{ display_name: 'IVA', percentage: vatPercent, inclusive: false, country: 'ES', tax_type: 'vat' },
    metadata: { mantel: name },
  } satisfies Stripe.TaxRateCreateParams
  return (await client.get(withId, ({ taxRates }) => taxRates.create(made, { idempotencyKey: name }))).id
}

/**
 * An owner who cancels keeps the time that is paid for, whatever the account's own settings say. Mantel's own page asks for the billing
 * details.
 */
async function portal(client: StripeClient) {
  const name = 'mantel-portal-2'
  const known = client.list(labelled, (stripe, page) =>
    stripe.billingPortal.configurations.list({ active: true, ...page }),
  )
  for await (const { value } of known) if (value.metadata?.mantel === name) return value.id
  const made = {
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      customer_update: { enabled: false },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
    },
    metadata: { mantel: name },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams
  return (
    await client.get(withId, ({ billingPortal }) =>
      billingPortal.configurations.create(made, { idempotencyKey: name }),
    )
  ).id
}

/** Loads a value once. An error is not kept. */
function loadedOnce(load: () => Promise<string>) {
  let found: Promise<string> | undefined
  return {
    get() {
      found ??= load().catch((error: unknown) => {
        found = undefined
        throw error
      })
      return found
    },
    forget() {
      found = undefined
    },
  }
}
