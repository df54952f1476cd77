import { and, eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outbox, owners, payments } from '@/server/db/schema'
import { sandboxTill, start, stripeTill } from './tills'

type Owner = { ownerId: string }

describe.each([await sandboxTill(), await stripeTill()])('premium, paid with $name', (till) => {
  const { api, time } = till
  beforeEach(() => {
    time.now = start
  })
  const planOf = async (owner: Owner) =>
    Object(
      await api
        .as(owner)
        .get(`/api/payment/${owner.ownerId}`)
        .then(({ body }) => body),
    )
  const invoicesOf = async (owner: Owner) =>
    Object((await api.as(owner).get(`/api/payment/invoices/owner/${owner.ownerId}`)).body).data
  const press = (owner: Owner) =>
    api.as(owner).post('/api/payment/create-payment', { ownerId: owner.ownerId })

  async function pay(owner: Owner) {
    const { status, body } = await press(owner)
    expect(status).toBe(200)
    await till.pay(owner, Object(body).id)
  }
  const at = (text: string) => {
    time.now = new Date(text)
  }

  test('runs to the last of each month, without an hour of free between, and ends when it is cancelled and used up', async () => {
    const owner = await api.owner()
    expect(await planOf(owner)).toMatchObject({ planInForce: 'free' })
    await pay(owner)
    expect(await planOf(owner)).toMatchObject({
      ...{ plan: 'premium', planInForce: 'premium', expires_at: '2031-02-28T10:00:00.000Z' },
      ...{ paymentMethod: expect.stringMatching(/ ···· 4242$/), payBefore: null },
    })
    expect(await invoicesOf(owner)).toMatchObject([{ amountPaid: 1198, currency: 'eur' }])

    at('2031-02-28T10:00:00Z')
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium' })
    at('2031-02-28T10:05:00Z')
    await till.renew(owner)
    expect(await planOf(owner)).toMatchObject({ expires_at: '2031-03-31T10:00:00.000Z' })
    expect(await invoicesOf(owner)).toHaveLength(2)

    // Two hours before the clocks change, and after: a month is a month.
    at('2031-03-30T00:30:00Z')
    await till.cancelAtEnd(owner, true)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium', cancelAtPeriodEnd: true })
    at('2031-03-31T09:59:59Z')
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium' })
    at('2031-03-31T10:00:00Z')
    expect(await planOf(owner)).toMatchObject({ planInForce: 'free' })
    await till.end(owner)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'free', plan: 'premium' })
    expect(await invoicesOf(owner)).toHaveLength(2)

    at('2031-04-10T10:00:00Z')
    await pay(owner)
    expect(await planOf(owner)).toMatchObject({
      ...{ planInForce: 'premium', cancelAtPeriodEnd: false, expires_at: '2031-05-10T10:00:00.000Z' },
    })
    expect(await invoicesOf(owner)).toHaveLength(3)
  })

  test('can be cancelled, and gone on with after all', async () => {
    const owner = await api.owner()
    await pay(owner)
    expect(await api.as(owner).post('/api/payment/cancel-payment', {})).toMatchObject({
      status: 200,
      body: { url: expect.stringMatching(/^https?:/) },
    })
    await till.cancelAtEnd(owner, true)
    expect((await press(owner)).body).toMatchObject({ error: { reason: 'premium-already' } })
    time.now = new Date(start.getTime() + 60_000)
    await till.cancelAtEnd(owner, false)
    expect(await planOf(owner)).toMatchObject({ cancelAtPeriodEnd: false, planInForce: 'premium' })
  })

  test('is one checkout and one subscription, however often it is pressed', async () => {
    const owner = await api.owner()
    const [first, second] = await Promise.all([press(owner), press(owner)])
    expect(first).toMatchObject({ status: 200, body: second.body })
    expect((await press(owner)).body).toEqual(first.body)
    await till.pay(owner, Object(first.body).id)
    expect((await press(owner)).body).toMatchObject({ error: { reason: 'premium-already' } })
    expect(await invoicesOf(owner)).toHaveLength(1)
    const mails = await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, owner.email), like(outbox.key, 'payment-received:%')))
    expect(mails).toMatchObject([{ payload: { amountCents: 1198, isTest: till.name === 'sandbox' } }])
  })

  test('given by hand stands over what is paid, and over what is not', async () => {
    const [payer, guest] = [await api.owner(), await api.owner()]
    await pay(payer)
    await till.cancelAtEnd(payer, true)
    for (const { ownerId } of [payer, guest])
      await api.db
        .insert(payments)
        .values({ ownerId, plan: 'free', manualOverride: true, updatedAt: start })
        .onConflictDoUpdate({ target: payments.ownerId, set: { manualOverride: true } })
    at('2031-06-01T10:00:00Z')
    await till.end(payer)
    for (const owner of [payer, guest]) {
      expect(await planOf(owner)).toMatchObject({ planInForce: 'premium', manualOverride: true })
      expect((await press(owner)).body).toMatchObject({ error: { reason: 'premium-by-hand' } })
    }
    await api.db.update(payments).set({ manualOverride: false }).where(eq(payments.ownerId, payer.ownerId))
    expect(await planOf(payer)).toMatchObject({ planInForce: 'free' })
  })

  /** An owner in the trial, whose last moment is given. */
  async function onTrial(until: string) {
    const owner = await api.owner()
    const trial = { plan: 'trial' as const, expiresAt: new Date(until), updatedAt: start }
    await api.db.insert(payments).values({ ownerId: owner.ownerId, ...trial })
    return owner
  }

  const signedUp = ({ ownerId }: Owner, createdAt: string) =>
    api.db
      .update(owners)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(owners.id, ownerId))

  test('ordered in the trial, begins when the trial ends, and is charged then', async () => {
    const ends = '2031-02-10T08:00:00.000Z'
    const owner = await onTrial(ends)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'trial', firstCharge: ends })
    await pay(owner)
    expect(await planOf(owner)).toMatchObject({
      ...{ plan: 'premium', planInForce: 'premium', expires_at: ends, firstCharge: ends },
    })
    expect(await invoicesOf(owner)).toEqual([])

    at('2031-02-10T08:05:00Z')
    await till.renew(owner)
    expect(await planOf(owner)).toMatchObject({
      ...{ planInForce: 'premium', expires_at: '2031-03-10T08:00:00.000Z', firstCharge: null },
    })
    expect(await invoicesOf(owner)).toMatchObject([{ amountPaid: 1198 }])
    at('2031-03-10T08:05:00Z')
    await till.renew(owner)
    expect(await planOf(owner)).toMatchObject({ expires_at: '2031-04-10T08:00:00.000Z' })
    expect(await invoicesOf(owner)).toHaveLength(2)
  })

  test('ordered in the trial and cancelled before it ends, costs nothing and keeps the trial', async () => {
    const owner = await onTrial('2031-02-10T08:00:00Z')
    await pay(owner)
    await till.cancelAtEnd(owner, true)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium', firstCharge: null })
    at('2031-02-10T08:05:00Z')
    await till.end(owner)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'free' })
    expect(await invoicesOf(owner)).toEqual([])
  })

  test('ordered in the trial and ended at once, leaves the rest of the trial, and can be ordered again', async () => {
    const owner = await onTrial('2031-02-10T08:00:00Z')
    await signedUp(owner, '2031-01-26T08:00:00Z')
    await pay(owner)
    at('2031-02-02T10:00:00Z')
    await till.endAtOnce(owner)
    const ends = '2031-02-10T08:00:00.000Z'
    expect(await planOf(owner)).toMatchObject({
      ...{ plan: 'trial', planInForce: 'trial', expires_at: ends, firstCharge: ends },
    })
    await pay(owner)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium', expires_at: ends, firstCharge: ends })
    await till.endAtOnce(owner)
    at('2031-02-10T08:00:00Z')
    expect(await planOf(owner)).toMatchObject({ planInForce: 'free' })
    expect(await invoicesOf(owner)).toEqual([])
  })

  test('ended at once after the trial, ends', async () => {
    const owner = await onTrial('2031-02-10T08:00:00Z')
    await signedUp(owner, '2031-01-26T08:00:00Z')
    await pay(owner)
    at('2031-02-10T08:05:00Z')
    await till.renew(owner)
    at('2031-02-12T10:00:00Z')
    await till.endAtOnce(owner)
    expect(await planOf(owner)).toMatchObject({ plan: 'premium', planInForce: 'free' })
  })

  test('ordered on the last day of the trial, begins three days later, however often it is pressed', async () => {
    const owner = await onTrial('2031-01-31T20:00:00Z')
    const [first, second] = await Promise.all([press(owner), press(owner)])
    expect(first.body).toEqual(second.body)
    // The trial is over before the owner types the card.
    at('2031-02-01T07:00:00Z')
    expect((await press(owner)).body).toEqual(first.body)
    await till.pay(owner, Object(first.body).id)
    expect(await planOf(owner)).toMatchObject({
      ...{ planInForce: 'premium', expires_at: '2031-02-03T10:00:00.000Z' },
      firstCharge: '2031-02-03T10:00:00.000Z',
    })
  })

  test('has nothing to cancel where nothing was paid, and nothing that belongs to others', async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    await pay(owner)
    expect((await api.as(other).post('/api/payment/cancel-payment', {})).status).toBe(409)
    expect((await api.as(other).get(`/api/payment/${owner.ownerId}`)).status).toBe(404)
    const [{ invoicePdf }] = await invoicesOf(owner)
    const unsigned = String(invoicePdf).replace(/\?.*/, '')
    for (const person of [api, api.as(other), api.as(owner)])
      expect((await person.get(unsigned)).status).toBe(404)
    const { headers, body } = await api.get(invoicePdf)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="factura-[\w-]+\.pdf"$/)
    expect(body).toMatch(/^%PDF-/)
  })
})
