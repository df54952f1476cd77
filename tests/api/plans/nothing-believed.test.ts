import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { checkouts, payments, qrOrders, userTemplates } from '@/server/db/schema'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { plainTemplate } from '@/tests/api/templates/plain-template'

const api = await harness()
let owner: TestOwner
let other: TestOwner

beforeEach(async () => {
  owner = await api.owner()
  other = await api.owner()
})

/** All that a browser might like to decide for us. */
const wishes = {
  ...{ plan: 'premium', planInForce: 'premium', manualOverride: true, expires_at: '2099-01-01T00:00:00Z' },
  ...{
    expiresAt: '2099-01-01T00:00:00Z',
    price: 0.01,
    priceCents: 1,
    amount: 1,
    amountCents: 1,
    currency: 'jpy',
  },
  ...{ imagesAMonth: null, ownTemplates: true, scheduledMenus: true, state: 'sent', status: 'active' },
}

const planOf = async ({ ownerId }: TestOwner) =>
  (await api.as({ ownerId }).get(`/api/payment/${ownerId}`)).body
const free = { plan: 'free', planInForce: 'free', manualOverride: false, expires_at: null }
const checkoutsOf = ({ ownerId }: TestOwner) =>
  api.db.select().from(checkouts).where(eq(checkouts.ownerId, ownerId))
const ordersOf = ({ ownerId }: TestOwner) =>
  api.db.select().from(qrOrders).where(eq(qrOrders.ownerId, ownerId))

test('a checkout costs what we say, for who is signed in', async () => {
  const client = api.as(owner)
  expect(await client.post('/api/payment/create-payment', { ...wishes })).toMatchObject({ status: 200 })
  expect(await checkoutsOf(owner)).toMatchObject([{ amountCents: 1198, state: 'open' }])
  const query = new URLSearchParams({ ownerId: owner.ownerId, price: '1', plan: 'premium' })
  expect(await client.get(`/api/payment/create-payment?${query}`)).toMatchObject({ status: 200 })
  expect(await checkoutsOf(owner)).toMatchObject([{ amountCents: 1198 }])
  const foreign = { ...wishes, ownerId: other.ownerId }
  expect(await client.post('/api/payment/create-payment', foreign)).toMatchObject({ status: 404 })
  expect(await client.get(`/api/payment/create-payment?ownerId=${other.ownerId}`)).toMatchObject({
    status: 404,
  })
  expect(await checkoutsOf(other)).toEqual([])
  expect(await planOf(owner)).toMatchObject(free)
})

test('a pack costs what we say, for who is signed in, and is only asked for', async () => {
  const post = (body: object) => api.as(owner).post('/api/purchase/sendPackData', body)
  const cardData = { ...wishes, pack: 'Basic', codes: 5000 }
  expect(await post({ ...wishes, cardData })).toMatchObject({ status: 200 })
  expect(await ordersOf(owner)).toMatchObject([{ pack: 20, priceCents: 1990, state: 'requested' }])
  expect(await post({ ownerId: other.ownerId, cardData })).toMatchObject({ status: 404 })
  expect(await ordersOf(other)).toEqual([])
  expect(await ordersOf(owner)).toHaveLength(1)
})

test('no plan is had by asking for it, on whatever call', async () => {
  const client = api.as(owner)
  const { ownerId, restaurantId } = owner
  const version = null
  const content = {
    price: 9,
    categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }],
    observation: '',
  }
  const far = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const replies = [
    await client.put(`/api/menus/mine/${far}/comida`, { ...wishes, content, version, release: 'schedule' }),
    await client.post('/api/menus', { ...wishes, ...content, date: far }),
    await client.post('/api/user-templates', { ...wishes, ...plainTemplate, ownerId: other.ownerId }),
  ]
  for (const reply of replies) expect(reply).toMatchObject({ status: 402, body: { error: { code: 'plan' } } })
  await client.post('/api/wizard/saveWizardData', { ...wishes, ownerId, restaurantName: 'Casa Prueba' })
  await client.put('/api/billing-details', { ...wishes })
  await client.put('/api/qr/mine', { ...wishes, color: '#1d1a17', logo: false })
  for (const key of ['plan', 'manualOverride', 'expiresAt'])
    expect(
      await client.patch(`/api/wizard/update-restaurant/${restaurantId}`, {
        key,
        mode: 'replace',
        value: 'premium',
      }),
    ).toMatchObject({ status: 400 })
  expect(await planOf(owner)).toMatchObject(free)
  expect(await api.db.select().from(payments).where(eq(payments.ownerId, ownerId))).toEqual([])
})

test('what is made is the asker’s, whoever it says it is of', async () => {
  await givePlan(api.db, owner)
  const made = await api.as(owner).post('/api/user-templates', { ...plainTemplate, ownerId: other.ownerId })
  expect(made.status).toBe(201)
  expect(await api.db.select().from(userTemplates).where(eq(userTemplates.ownerId, other.ownerId))).toEqual(
    [],
  )
})

test('what a webhook says unsigned, or signed by a stranger, is nothing', async () => {
  const fact = { kind: 'subscription', status: 'active', subscriptionId: 's', customerId: 'c' }
  const event = { id: 'e', at: new Date(), ownerId: owner.ownerId, fact }
  const now = Math.floor(Date.now() / 1000)
  const tell = (headers?: Record<string, string>) => api.post('/api/payment/webhook', event, headers)
  expect((await tell()).status).toBeGreaterThanOrEqual(400)
  const forged = { 'mantel-signature': `t=${now},v1=${'0'.repeat(64)}` }
  expect((await tell(forged)).status).toBeGreaterThanOrEqual(400)
  expect(await planOf(owner)).toMatchObject(free)
})
