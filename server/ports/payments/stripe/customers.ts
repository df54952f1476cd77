import { createHash, randomUUID } from 'node:crypto'
import type { BillingDetails } from '@/contract/entities/billing-details'
import type { Order } from '../port'
import { ProviderError } from '../provider-error'
import type { StripeClient } from './client'
import { ownerOf } from './facts'
import * as shapes from './shapes'

type Till = { client: StripeClient; installation: () => Promise<string> }
type Buyer = Pick<Order, 'ownerId' | 'email' | 'customerId'>

const path = '/v1/customers'
/** What Stripe calls a NIF, a person's as well as a company's. */
const type = 'es_cif'

/** Before anything is paid, so that the first invoice has it too: looked for by our label, made where there is none. */
export async function customerFor({ client, installation }: Till, buyer: Buyer, fiscal: BillingDetails) {
  const ours = await installation()
  const found = buyer.customerId ?? (await findCustomer(client, buyer, ours))
  const id = found ?? (await createCustomer(client, buyer, fiscal, ours))
  await saveCustomer(client, id, fiscal)
  return id
}

async function findCustomer(client: StripeClient, { ownerId, email }: Buyer, installation: string) {
  for await (const { value } of client.list(shapes.customer, path, { email }))
    if (ownerOf(value.metadata, installation) === ownerId) return value.id
  return null
}

async function createCustomer(
  client: StripeClient,
  { ownerId, email }: Buyer,
  fiscal: BillingDetails,
  mantel: string,
) {
  const form = {
    ...{ email, ...billed(fiscal), preferred_locales: ['es'] },
    metadata: { mantel, ownerId },
  }
  const words = createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 16)
  return (await client.create(shapes.customer, path, form, `mantel-customer-${ownerId}-${words}`)).id
}

/** What stands there already is not written again. */
export async function saveCustomer(client: StripeClient, id: string, fiscal: BillingDetails) {
  const at = `${path}/${encodeURIComponent(id)}`
  const { deleted, name, address } = await client.get(shapes.customer, at)
  if (deleted) return
  const wanted = billed(fiscal)
  const isTheSame =
    name === wanted.name &&
    address?.line1 === wanted.address.line1 &&
    address.postal_code === wanted.address.postal_code &&
    address.city === wanted.address.city
  if (!isTheSame) await client.create(shapes.customer, at, wanted, `mantel-billed-${randomUUID()}`)
  await saveTaxId(client, `${at}/tax_ids`, fiscal.taxId)
}

async function saveTaxId(client: StripeClient, at: string, value: string) {
  const others: string[] = []
  let isThere = false
  for await (const { value: one } of client.list(shapes.taxId, at, {})) {
    if (one.value === value) isThere = true
    else if (one.type === type) others.push(one.id)
  }
  if (!isThere)
    await client.create(shapes.taxId, at, { type, value }, `mantel-nif-${randomUUID()}`).catch(unlessOdd)
  for (const other of others) await client.end(`${at}/${other}`)
}

/** A number that is right by its control letter, and that Stripe does not know, keeps nobody from paying. */
function unlessOdd(error: unknown) {
  if (error instanceof ProviderError && error.details.code === 'tax_id_invalid') return
  throw error
}

const billed = ({ name, address, postcode, city }: BillingDetails) => ({
  name,
  address: { line1: address, postal_code: postcode, city, country: 'ES' },
})
