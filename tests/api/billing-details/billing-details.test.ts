import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wholeLanguages } from '@/contract/languages'
import { invoices } from '@/server/db/schema'
import { drawInvoice } from '@/server/invoices/draw-invoice'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const api = await harness()

const details = {
  ...{ name: 'Casa Lola, S. L.', taxId: 'B12345674', address: 'Calle Mayor, 1' },
  ...{ postcode: '28013', city: 'Madrid' },
}
const save = (owner: TestOwner, body: object) => api.as(owner).put('/api/billing-details', body)
const customersOf = async ({ ownerId }: TestOwner) =>
  (await api.db.select().from(invoices).where(eq(invoices.ownerId, ownerId)).orderBy(invoices.number)).map(
    ({ customer }) => customer,
  )

async function pay(owner: TestOwner) {
  const client = api.as(owner)
  const { body } = await client.post('/api/payment/create-payment', {})
  const url = new URL((body as { url: string }).url)
  const checkoutId = url.searchParams.get('pago') ?? [...url.searchParams.values()][0] ?? ''
  expect(await client.post(`/api/payment/sandbox/${checkoutId}`, { outcome: 'paid' })).toMatchObject({
    body: { paid: true },
  })
}

test('are kept as they will be printed, for their owner alone', async () => {
  const [owner, other] = [await api.owner(), await api.owner()]
  expect(await api.as(owner).get('/api/billing-details')).toMatchObject({ body: { details: null } })
  expect(await save(owner, { ...details, taxId: 'b-1234567.4' })).toMatchObject({ body: { details } })
  expect(await save(owner, { ...details, ownerId: other.ownerId, city: 'Getafe' })).toMatchObject({
    status: 200,
  })
  expect(await api.as(owner).get('/api/billing-details')).toMatchObject({
    body: { details: { ...details, city: 'Getafe' } },
  })
  expect(await api.as(other).get('/api/billing-details')).toMatchObject({ body: { details: null } })
  expect(await save(owner, { ...details, taxId: 'B12345675' })).toMatchObject({
    status: 400,
    body: { error: { fields: { taxId: 'tax-id' } } },
  })
})

test('stand on the invoices that come after them, and change none that was issued', async () => {
  const owner = await api.owner()
  await save(owner, details)
  await pay(owner)
  const issued = {
    ...{ name: details.name, taxId: details.taxId, address: details.address },
    place: '28013 Madrid',
  }
  expect(await customersOf(owner)).toMatchObject([issued])
  await save(owner, { ...details, name: 'Otra, S. L.' })
  expect(await customersOf(owner)).toMatchObject([issued])
})

test('without them an invoice is a simplified one', async () => {
  const owner = await api.owner()
  await pay(owner)
  expect(await customersOf(owner)).toEqual([{ name: 'Ana Prueba', email: owner.email }])
  await save(owner, details)
  expect(await customersOf(owner)).toEqual([{ name: 'Ana Prueba', email: owner.email }])
})

test('however long they are, they are drawn', async () => {
  const long = {
    name: 'Ñ'.repeat(120),
    taxId: 'B12345674',
    address: 'Calle de '.repeat(17),
    place: '28013 Ávila',
  }
  const now = new Date('2026-11-22T10:00:00Z')
  const sheet = { number: 'M2026-00001', created: now, periodStart: now, periodEnd: now, currency: 'eur' }
  const money = { netCents: 990, vatCents: 208, vatPercent: 21, totalCents: 1198 }
  for (const language of wholeLanguages) {
    const pdf = await drawInvoice({
      language,
      ...{ ...sheet, ...money, seller: long, customer: long, isTest: false, isRefunded: false },
      rectified: { number: 'M2025-00009', created: now },
    })
    expect(pdf.byteLength).toBeGreaterThan(1000)
  }
})
