import { createHash } from 'node:crypto'
import type { BillingDetails } from '@/contract/entities/billing-details'
import type { WholeLanguage } from '@/contract/languages'
import { stripeLocale } from '@/contract/rules/account/stripe-locale'
import type { MovedEmail, Order } from '../port'
import { ProviderError } from '../provider-error'
import type { StripeClient } from './client'
import { ownerOf } from './facts'
import * as shapes from './shapes'

type Till = { client: StripeClient; installation: () => Promise<string> }
type Buyer = Pick<Order, 'ownerId' | 'email' | 'customerId' | 'language'>

/** Stripe's type for a NIF, of a person as well as of a company. */
const type = 'es_cif' as const

/**
 * Creates or finds the customer before the first payment, so that the first invoice has the billing details and the owner's language. Finds
 * a customer by Mantel's label.
 */
export async function customerFor({ client, installation }: Till, buyer: Buyer, fiscal: BillingDetails) {
  const ours = await installation()
  const found = buyer.customerId ?? (await findCustomer(client, buyer, ours))
  const id = found ?? (await createCustomer(client, buyer, fiscal, ours))
  await saveCustomer(client, id, fiscal, buyer.language)
  return id
}

async function findCustomer(client: StripeClient, { ownerId, email }: Buyer, installation: string) {
  const alike = client.list(shapes.customer, (stripe, page) => stripe.customers.list({ email, ...page }))
  for await (const { value } of alike) if (ownerOf(value.metadata, installation) === ownerId) return value.id
  return null
}

async function createCustomer(
  client: StripeClient,
  { ownerId, email, language }: Buyer,
  fiscal: BillingDetails,
  mantel: string,
) {
  const form = {
    ...{ email, ...billed(fiscal), preferred_locales: [stripeLocale(language)] },
    metadata: { mantel, ownerId },
  }
  const words = createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 16)
  const idempotencyKey = `mantel-customer-${ownerId}-${words}`
  const made = await client.get(shapes.customer, ({ customers }) =>
    customers.create(form, { idempotencyKey }),
  )
  return made.id
}

/** Writes only what differs from the saved customer. `language`: in which the next invoices are written. Absent: as those before. */
export async function saveCustomer(
  client: StripeClient,
  id: string,
  fiscal: BillingDetails,
  language?: WholeLanguage,
) {
  const { deleted, name, address, preferred_locales } = await client.get(shapes.customer, ({ customers }) =>
    customers.retrieve(id),
  )
  if (deleted) return
  const locale = language && stripeLocale(language)
  const wanted = { ...billed(fiscal), ...(locale && { preferred_locales: [locale] }) }
  const isTheSame =
    name === wanted.name &&
    address?.line1 === wanted.address.line1 &&
    address.postal_code === wanted.address.postal_code &&
    address.city === wanted.address.city &&
    (!locale || preferred_locales?.[0] === locale)
  if (!isTheSame) await client.get(shapes.customer, ({ customers }) => customers.update(id, wanted))
  await saveTaxId(client, id, fiscal.taxId)
}

export async function moveCustomer(client: StripeClient, id: string, { from, to: email }: MovedEmail) {
  const customer = await client.get(shapes.customer, ({ customers }) => customers.retrieve(id))
  if (customer.deleted || !customer.email || !from.includes(customer.email.toLowerCase())) return
  await client.get(shapes.customer, ({ customers }) => customers.update(id, { email }))
}

async function saveTaxId(client: StripeClient, id: string, value: string) {
  const others: string[] = []
  let isThere = false
  const known = client.list(shapes.taxId, (stripe, page) => stripe.customers.listTaxIds(id, page))
  for await (const { value: one } of known) {
    if (one.value === value) isThere = true
    else if (one.type === type) others.push(one.id)
  }
  if (!isThere)
    await client
      .get(shapes.taxId, ({ customers }) => customers.createTaxId(id, { type, value }))
      .catch(unlessOdd)
  for (const other of others)
    await client.get(shapes.withId, ({ customers }) => customers.deleteTaxId(id, other))
}

/** A NIF with a correct control letter that Stripe rejects must not prevent the payment. */
function unlessOdd(error: unknown) {
  if (error instanceof ProviderError && error.details.code === 'tax_id_invalid') return
  throw error
}

const billed = ({ name, address, postcode, city }: BillingDetails) => ({
  name,
  address: { line1: address, postal_code: postcode, city, country: 'ES' },
})
