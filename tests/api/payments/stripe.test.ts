import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkouts, paymentEnds, payments } from '@/server/db/schema'
import { reconcilePayments } from '@/server/modules/payments'
import { createStripe } from '@/server/ports/payments/stripe'
import { billedByStripe } from './billed-by-stripe'
import { start, stripeTill } from './tills'

type Owner = { ownerId: string }
const till = await stripeTill()
const { api, time, stripe, send, deliver, lose, subscriptionOf } = till
beforeEach(() => {
  time.now = start
  stripe.faults.length = 0
})

const planOf = async (owner: Owner) => Object((await api.as(owner).get(`/api/payment/${owner.ownerId}`)).body)
const press = (owner: Owner, more = {}) => api.as(owner).post('/api/payment/create-payment', more)
const minutesLater = (minutes: number) => {
  time.now = new Date(start.getTime() + minutes * 60_000)
}
const day = 24 * 60

async function opened(owner: Owner): Promise<string> {
  const { status, body } = await press(owner)
  expect(status).toBe(200)
  return Object(body).id
}
async function paid() {
  const owner = await api.owner()
  await till.pay(owner, await opened(owner))
  return owner
}

describe('what is sold', () => {
  test('is one price and one rate of tax, made once, and every create has a key', async () => {
    const owner = await api.owner()
    const session = stripe.account.sessions.get(await opened(owner))
    await opened(await api.owner())
    expect([...stripe.shelves.prices.values()]).toMatchObject([
      { unit_amount: '990', currency: 'eur', tax_behavior: 'exclusive', recurring: { interval: 'month' } },
    ])
    expect([...stripe.shelves.tax_rates.values()]).toMatchObject([
      { percentage: '21', inclusive: 'false', country: 'ES', display_name: 'IVA' },
    ])
    expect(session).toMatchObject({ metadata: { ownerId: owner.ownerId, mantel: 'prueba' }, customer: null })
    expect(stripe.requests.filter(({ method, key }) => method === 'POST' && !key)).toEqual([])
  })

  test('can be paid within our page, and then not elsewhere as well', async () => {
    const owner = await api.owner()
    const hosted = await opened(owner)
    const inPage = Object((await press(owner, { inPage: true })).body)
    expect(inPage).toMatchObject({ url: null, clientSecret: expect.stringContaining('_secret_') })
    expect(stripe.account.sessions.get(hosted)?.status).toBe('expired')
    expect((await press(owner, { inPage: true })).body).toEqual(inPage)
    await deliver()
    await till.pay(owner, inPage.id)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium' })
  })

  test('is opened anew once the old page has run out, and told so when it is paid already', async () => {
    const owner = await api.owner()
    const first = await opened(owner)
    stripe.account.expire(first)
    lose()
    const second = await opened(owner)
    expect(second).not.toBe(first)
    stripe.account.pay(second)
    lose()
    expect((await press(owner)).body).toMatchObject({ error: { reason: 'payment-arriving' } })
    await api.ctx.background.end()
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium' })
  })
})

describe('a call of the webhook', () => {
  test('is believed by its signature alone', async () => {
    const owner = await api.owner()
    stripe.account.pay(await opened(owner))
    const [event] = stripe.account.events.slice(-3)
    if (!event) throw new Error('nothing happened')
    const { raw, signature } = stripe.callOf(event)
    expect(await send({ raw, signature: '' })).toBe(400)
    expect(await send({ raw: Buffer.concat([raw, Buffer.from(' ')]), signature })).toBe(400)
    expect(await send(stripe.callOf(event, { secret: 'whsec_other' }))).toBe(400)
    for (const seconds of [-301, 301]) {
      const late = new Date(start.getTime() + seconds * 1000)
      expect(await send(stripe.callOf(event, { at: late }))).toBe(400)
    }
    for (const seconds of [-300, 300])
      expect(await send(stripe.callOf(event, { at: new Date(start.getTime() + seconds * 1000) }))).toBe(200)
    // Bytes that are no text are no call, though they read like the one that was signed.
    const readsAs = (of: Uint8Array) => Buffer.from(Buffer.from(of).toString('utf8'))
    const odd = Buffer.concat([raw, Buffer.from([0xff])])
    const { signature: ofOdd } = stripe.callOf(event, { raw: readsAs(odd) })
    expect(await send({ raw: odd, signature: ofOdd })).toBe(400)
    // While one secret takes over from another both have signed.
    const other = stripe.callOf(event, { secret: 'whsec_old' }).signature.split(',')[1]
    expect(await send({ raw, signature: `${signature},${other}` })).toBe(200)
    lose()
  })

  test('of another shop on the same account, or of what is not ours, changes nothing', async () => {
    const owner = await paid()
    const before = await planOf(owner)
    const { id, ...subscription } = await subscriptionOf(owner)
    const metadata = { ...subscription.metadata, mantel: 'otra' }
    stripe.account.tell('customer.subscription.deleted', {
      id,
      ...subscription,
      status: 'canceled',
      metadata,
    })
    stripe.account.tell('customer.subscription.deleted', {
      id,
      ...subscription,
      status: 'canceled',
      metadata: {},
    })
    stripe.account.tell('customer.created', { id: 'cus_1' })
    expect(await deliver()).toEqual([200, 200, 200])
    expect(await planOf(owner)).toEqual(before)
  })

  test('that Stripe has to be asked about waits while it is away', async () => {
    const owner = await paid()
    const [invoice] = [...stripe.account.invoices.values()].slice(-1)
    stripe.account.refund(invoice?.id ?? '')
    const [event] = stripe.account.events.slice(-1)
    stripe.faults.push('hang-up', 'hang-up', 'hang-up')
    if (!event) throw new Error('nothing happened')
    expect(await send(stripe.callOf(event))).toBe(503)
    expect(await send(stripe.callOf(event))).toBe(200)
    lose()
    const { body } = await api.as(owner).get(`/api/payment/invoices/owner/${owner.ownerId}`)
    expect(body).toMatchObject({ data: [{ amountPaid: 1198 }] })
  })
})

describe('a payment that fails', () => {
  async function failed() {
    const owner = await paid()
    time.now = new Date('2031-02-28T11:00:00Z')
    stripe.account.renew((await subscriptionOf(owner)).id, { isPaid: false })
    await deliver()
    return owner
  }

  test('leaves a week, and takes nothing away when it is made good', async () => {
    const owner = await failed()
    const payBefore = '2031-03-07T11:00:00.000Z'
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium', payBefore })
    expect(await planOf(owner)).toMatchObject({ expires_at: '2031-02-28T10:00:00.000Z' })
    expect((await press(owner)).body).toMatchObject({ error: { reason: 'premium-already' } })
    const portal = Object((await api.as(owner).post('/api/payment/cancel-payment', {})).body)
    expect(portal.url).toMatch(/purpose=home$/)
    time.now = new Date('2031-03-03T11:00:00Z')
    stripe.account.makeGood((await subscriptionOf(owner)).id)
    await deliver()
    expect(await planOf(owner)).toMatchObject({ expires_at: '2031-03-31T10:00:00.000Z', payBefore: null })
  })

  test('is over after it; whoever pays again has one subscription, not two', async () => {
    const owner = await failed()
    const old = await subscriptionOf(owner)
    time.now = new Date('2031-03-07T11:00:00Z')
    expect(await planOf(owner)).toMatchObject({ planInForce: 'free' })
    await till.pay(owner, await opened(owner))
    expect(await planOf(owner)).toMatchObject({
      ...{ planInForce: 'premium', expires_at: '2031-04-07T11:00:00.000Z', payBefore: null },
    })
    expect((await subscriptionOf(owner)).customer).toBe(old.customer)
    await reconcilePayments(api.ctx)
    expect(old.status).toBe('canceled')
    await deliver()
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium' })
  })
})

test('a cancellation noted as a date is one', async () => {
  const owner = await paid()
  stripe.account.cancelAtEnd((await subscriptionOf(owner)).id, true, true)
  await deliver()
  expect(await planOf(owner)).toMatchObject({ cancelAtPeriodEnd: true, planInForce: 'premium' })
})

describe('while Stripe is away', () => {
  const away = ['hang-up', 'hang-up', 'hang-up'] as const

  test('nothing is opened, in words; pressed again it is the same checkout', async () => {
    const owner = await api.owner()
    await opened(await api.owner())
    stripe.faults.push(...away)
    expect(await press(owner)).toMatchObject({ status: 503, body: { error: { reason: 'payment-provider' } } })
    const id = await opened(owner)
    const kept = await api.db.select().from(checkouts).where(eq(checkouts.ownerId, owner.ownerId))
    expect(kept).toMatchObject([{ providerSessionId: id, state: 'open' }])
  })

  test('a moment of it is not noticed', async () => {
    const owner = await api.owner()
    stripe.faults.push('hang-up', { status: 429 })
    expect((await press(owner)).status).toBe(200)
  })

  test('a failure that Stripe keeps under its key does not lock anybody out for a day', async () => {
    const owner = await api.owner()
    await opened(await api.owner())
    stripe.faults.push({ status: 500, isKept: true })
    expect((await press(owner)).status).toBe(503)
    expect((await press(owner)).status).toBe(200)
  })

  test('no portal opens and no PDF comes, and both do later', async () => {
    const owner = await paid()
    const cancel = () => api.as(owner).post('/api/payment/cancel-payment', {})
    const { body } = await api.as(owner).get(`/api/payment/invoices/owner/${owner.ownerId}`)
    const { invoicePdf } = Object(body).data[0]
    stripe.faults.push(...away)
    expect((await cancel()).status).toBe(503)
    stripe.faults.push(...away)
    expect((await api.as(owner).get(invoicePdf)).status).toBe(503)
    expect((await cancel()).status).toBe(200)
    expect((await api.as(owner).get(invoicePdf)).status).toBe(200)
  })

  test('what was never told is asked for, and comes to the same', async () => {
    const owner = await api.owner()
    stripe.account.pay(await opened(owner))
    lose()
    minutesLater(3)
    stripe.faults.push(...away)
    await reconcilePayments(api.ctx)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'free' })
    await reconcilePayments(api.ctx)
    expect(await planOf(owner)).toMatchObject({
      ...{ planInForce: 'premium', expires_at: '2031-02-28T10:00:00.000Z', paymentMethod: 'Visa ···· 4242' },
    })
    // Told late after all, nothing changes, and nothing is invoiced twice.
    for (const event of stripe.account.events.slice(-5)) expect(await send(stripe.callOf(event))).toBe(200)
    const { body } = await api.as(owner).get(`/api/payment/invoices/owner/${owner.ownerId}`)
    expect(Object(body).data).toHaveLength(1)

    time.now = new Date('2031-02-28T12:00:00Z')
    stripe.account.renew((await subscriptionOf(owner)).id)
    lose()
    await reconcilePayments(api.ctx)
    expect(await planOf(owner)).toMatchObject({ expires_at: '2031-03-31T10:00:00.000Z' })
    minutesLater(40 * day)
    stripe.account.cancelAtEnd((await subscriptionOf(owner)).id, true)
    lose()
    await reconcilePayments(api.ctx)
    expect(await planOf(owner)).toMatchObject({ cancelAtPeriodEnd: true })
    const asked = stripe.requests.length
    await reconcilePayments(api.ctx)
    expect(stripe.requests.length).toBe(asked)
  })
})

describe('an account that goes', () => {
  const remove = (owner: Owner) =>
    api.as(owner).delete('/api/account', { confirmation: 'ELIMINAR', password: 'una contraseña de prueba' })

  test('takes its subscription along at once', async () => {
    const owner = await paid()
    const subscription = await subscriptionOf(owner)
    expect((await remove(owner)).status).toBe(200)
    await expect.poll(() => subscription.status).toBe('canceled')
    expect(await deliver()).toEqual([200])
    expect(await api.db.select().from(paymentEnds)).toEqual([])
  })

  test('goes also while Stripe is away, which is told later', async () => {
    const owner = await paid()
    const subscription = await subscriptionOf(owner)
    stripe.faults.push('hang-up', 'hang-up', 'hang-up')
    expect((await remove(owner)).status).toBe(200)
    await expect.poll(() => stripe.faults.length).toBe(0)
    expect(subscription.status).toBe('active')
    expect(await api.db.select().from(paymentEnds)).toMatchObject([{ providerId: subscription.id }])
    await reconcilePayments(api.ctx)
    expect(subscription.status).toBe('canceled')
    await reconcilePayments(api.ctx)
    expect(await api.db.select().from(paymentEnds)).toEqual([])
    lose()
  })

  test('closes the checkout it has open, and ends what was paid at the last moment', async () => {
    const [owner, quick] = [await api.owner(), await api.owner()]
    const [open, second] = [await opened(owner), await opened(quick)]
    stripe.account.pay(second)
    expect((await remove(owner)).status).toBe(200)
    await expect.poll(() => stripe.account.sessions.get(open)?.status).toBe('expired')
    expect((await remove(quick)).status).toBe(200)
    await deliver()
    await reconcilePayments(api.ctx)
    expect((await subscriptionOf(quick)).status).toBe('canceled')
    lose()
  })
})

test('a wrong key, or another answer than agreed, is an error with a name', async () => {
  const { webhookSecret, apiUrl } = stripe
  const stranger = createStripe({
    ...{ secretKey: 'sk_test_other', webhookSecret, apiUrl, siteUrl: 'https://mantel.example' },
    installation: async () => 'prueba',
  })
  await expect(stranger.endSubscription('sub_1')).rejects.toMatchObject({
    ...{ name: 'ProviderError', outcome: 'refused', details: { status: 401 } },
  })
  await expect(stranger.endSubscription('sub_1')).rejects.not.toThrow(/sk_test/)
})

test('a subscription of the sandbox does not keep anybody from paying', async () => {
  const owner = await api.owner()
  await api.db.insert(payments).values({
    ...{
      ownerId: owner.ownerId,
      plan: 'premium',
      expiresAt: new Date('2031-02-10T10:00:00Z'),
      updatedAt: start,
    },
    ...{ provider: 'sandbox', status: 'active', providerCustomerId: 'p-1', providerSubscriptionId: 'p-2' },
  })
  expect((await api.as(owner).post('/api/payment/cancel-payment', {})).status).toBe(409)
  await till.pay(owner, await opened(owner))
  expect(await planOf(owner)).toMatchObject({ expires_at: '2031-02-28T10:00:00.000Z' })
})

billedByStripe(till)
