import { z } from 'zod'
import { premiumCents, vatPercent } from '@/contract/rules/plan-rights'
import type { StripeClient } from './client'
import type { Form } from './form'
import { withId } from './shapes'

const labelled = withId.extend({ metadata: z.record(z.string(), z.string()).nullish() })

export type Catalogue = ReturnType<typeof createCatalogue>

/** What has to be there before anything is sold: looked for by a name of ours, and made where it is missing. */
export function createCatalogue(client: StripeClient) {
  return {
    price: kept(() => price(client)),
    vat: kept(() => vat(client)),
    portal: kept(() => portal(client)),
  }
}

/** A price is never changed: another amount is another name. */
async function price(client: StripeClient) {
  const lookupKey = `mantel-premium-${premiumCents}`
  const path = '/v1/prices'
  for await (const { value } of client.list(withId, path, { active: true, lookup_keys: [lookupKey] }))
    return value.id
  const made: Form = {
    ...{ currency: 'eur', unit_amount: premiumCents, tax_behavior: 'exclusive', lookup_key: lookupKey },
    recurring: { interval: 'month' },
    product_data: { name: 'Mantel Premium' },
  }
  return (await client.create(withId, path, made, lookupKey)).id
}

async function vat(client: StripeClient) {
  const name = `mantel-iva-${vatPercent}`
  const path = '/v1/tax_rates'
  for await (const { value } of client.list(labelled, path, { active: true, inclusive: false }))
    if (value.metadata?.mantel === name) return value.id
  const made: Form = {
    ...{ display_name: 'IVA', percentage: vatPercent, inclusive: false, country: 'ES', tax_type: 'vat' },
    metadata: { mantel: name },
  }
  return (await client.create(withId, path, made, name)).id
}

/** Who cancels keeps what is paid for, whatever the account's own settings say. Fiscal data are asked for on our own page. */
async function portal(client: StripeClient) {
  const name = 'mantel-portal-2'
  const path = '/v1/billing_portal/configurations'
  for await (const { value } of client.list(labelled, path, { active: true }))
    if (value.metadata?.mantel === name) return value.id
  const made: Form = {
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      customer_update: { enabled: false },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
    },
    metadata: { mantel: name },
  }
  return (await client.create(withId, path, made, name)).id
}

/** Asked for once; a failure is not kept. */
function kept(load: () => Promise<string>) {
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
