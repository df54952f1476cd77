import { and, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, emailChanges, invoices, outbox, paymentEnds } from '@/server/db/schema'
import { emailCodeOf } from '@/server/links/tokens'
import { reconcilePayments } from '@/server/modules/payments'
import { start, type stripeTill } from './tills'

type Owner = { ownerId: string; email: string }
const fiscal = {
  ...{ name: 'Bar Prueba, S. L.', taxId: 'B12345674', address: 'Calle Mayor, 3', postcode: '28013' },
  city: 'Madrid',
}
const away = ['hang-up', 'hang-up', 'hang-up'] as const

/** Tests of the recipients of Stripe's invoices and of refunds. They belong to the test file that already has a till. */
export function billedByStripe(till: Awaited<ReturnType<typeof stripeTill>>) {
  const { api, time, stripe, deliver, lose, subscriptionOf } = till
  const { account } = stripe
  const save = async (owner: Owner, more = {}) =>
    expect((await api.as(owner).put('/api/billing-details', { ...fiscal, ...more })).status).toBe(200)
  const minutesLater = (minutes: number) => {
    time.now = new Date(start.getTime() + minutes * 60_000)
  }
  async function opened(owner: Owner): Promise<string> {
    const { status, body } = await api.as(owner).post('/api/payment/create-payment', {})
    expect(status).toBe(200)
    return Object(body).id
  }
  async function movedTo(owner: Owner) {
    const [client, email] = [api.as(owner), `${owner.ownerId}.nueva@example.com`]
    expect(await client.post('/api/account/email', { email })).toMatchObject({ status: 200 })
    const [change] = await api.db.select().from(emailChanges).where(eq(emailChanges.ownerId, owner.ownerId))
    const code = await emailCodeOf(api.ctx.signer, change?.id ?? '')
    expect(await client.put('/api/account/email', { code })).toMatchObject({ status: 200, body: { email } })
    return email
  }
  const customersOf = ({ email }: Owner) =>
    [...account.customers.values()].filter((one) => one.email === email)
  const lastInvoice = async (owner: Owner) =>
    account.invoices.get(account.lastInvoiceOf((await subscriptionOf(owner)).id))
  const mailsTo = (owner: Owner, kind: string) =>
    api.db
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.recipient, owner.email), like(outbox.key, `${kind}:%`)))
  const invoicesOf = (owner: Owner) =>
    api.db.select().from(invoices).where(eq(invoices.ownerId, owner.ownerId)).orderBy(invoices.number)
  const address = { line1: 'Calle Mayor, 3', postal_code: '28013', city: 'Madrid', country: 'ES' }

  describe('who is billed', () => {
    test('stands on the first invoice already, once it has been said, with one customer for all checkouts', async () => {
      const owner = await api.owner()
      const before = await opened(owner)
      expect(customersOf(owner)).toEqual([])
      await save(owner)
      const after = await opened(owner)
      expect(account.sessions.get(before)?.status).toBe('expired')
      expect(await opened(owner)).toBe(after)
      await till.pay(owner, after)
      expect(customersOf(owner)).toHaveLength(1)
      expect(await lastInvoice(owner)).toMatchObject({
        ...{ customer_name: fiscal.name, customer_address: address },
        customer_tax_ids: [{ type: 'es_cif', value: 'B12345674' }],
      })
    })

    test('is told when it changes, also if Stripe was away then, and stands on the next invoice', async () => {
      const owner = await api.owner()
      await till.pay(owner, await opened(owner))
      expect(await lastInvoice(owner)).toMatchObject({ customer_name: null, customer_tax_ids: [] })
      await save(owner)
      await api.ctx.background.settled()
      stripe.faults.push(...away)
      await save(owner, { name: 'Otra, S. L.', taxId: '12345678Z' })
      await api.ctx.background.settled()
      expect(customersOf(owner)).toMatchObject([{ name: fiscal.name }])
      await reconcilePayments(api.ctx)
      expect(customersOf(owner)).toMatchObject([
        { name: 'Otra, S. L.', tax_ids: [{ type: 'es_cif', value: '12345678Z' }] },
      ])
      const written = () =>
        stripe.requests.filter(({ method, path }) => method !== 'GET' && /customers/.test(path))
      const before = written().length
      minutesLater(25 * 60)
      await reconcilePayments(api.ctx)
      expect(written()).toHaveLength(before)
      time.now = new Date('2031-02-28T10:01:00Z')
      await till.renew(owner)
      expect(await lastInvoice(owner)).toMatchObject({ customer_name: 'Otra, S. L.' })
    })

    test('has the new address of the account, also if Stripe was away then, but not in place of one of their own', async () => {
      const owner = await api.owner()
      await till.pay(owner, await opened(owner))
      const [customer] = customersOf(owner)
      stripe.faults.push(...away)
      const email = await movedTo(owner)
      await api.ctx.background.settled()
      expect(customer).toMatchObject({ email: owner.email })
      await reconcilePayments(api.ctx)
      expect(customer).toMatchObject({ email })
      if (customer) customer.email = 'gestoria@example.com'
      minutesLater(25 * 60)
      await reconcilePayments(api.ctx)
      expect(customer).toMatchObject({ email: 'gestoria@example.com' })
    })

    test('with a number that Stripe does not take can pay all the same', async () => {
      const owner = await api.owner()
      await save(owner, { taxId: 'X1234567L' })
      account.refusesTaxIds = true
      await till.pay(owner, await opened(owner))
      account.refusesTaxIds = false
      expect(await lastInvoice(owner)).toMatchObject({ customer_name: fiscal.name, customer_tax_ids: [] })
    })
  })

  test('of two that are paid at once one ends, and what it cost goes back once, noted and told', async () => {
    const owner = await api.owner()
    const first = await opened(owner)
    // A page that has been open for long, and a new one beside it.
    minutesLater(22 * 60 + 5)
    const second = await opened(owner)
    expect(second).not.toBe(first)
    const [one, two] = [account.pay(first), account.pay(second)]
    await deliver()
    minutesLater(22 * 60 + 10)
    await reconcilePayments(api.ctx)
    await reconcilePayments(api.ctx)
    await deliver()
    expect([one.status, two.status].sort()).toEqual(['active', 'canceled'])
    const ended = one.status === 'canceled' ? one : two
    const wrong = account.lastInvoiceOf(ended.id)
    const ours = [one.customer, two.customer]
    const charges = [...account.charges.values()].filter(({ customer }) => ours.includes(customer))
    expect(charges.filter(({ refunded }) => refunded)).toMatchObject([
      { payment_intent: [...account.payments].find(([, invoice]) => invoice === wrong)?.[0] },
    ])
    const written = await invoicesOf(owner)
    expect(written.map(({ state, providerInvoiceId }) => [state, providerInvoiceId === wrong])).toEqual(
      expect.arrayContaining([
        ['refunded', true],
        ['paid', false],
      ]),
    )
    expect(await mailsTo(owner, 'payment-given-back')).toMatchObject([{ payload: { amountCents: 1198 } }])
    const log = await api.db.select().from(auditLog).where(eq(auditLog.entityId, owner.ownerId))
    expect(log).toMatchObject([
      { action: 'invoice.given-back', details: { invoiceId: wrong, amountCents: 1198 } },
    ])
    expect(await api.db.select().from(paymentEnds)).toEqual([])
    const { body } = await api.as(owner).get(`/api/payment/${owner.ownerId}`)
    expect(body).toMatchObject({ planInForce: 'premium' })
  })

  test('what was given back in the dashboard is noted, also if nobody told, and after a cancellation', async () => {
    const owner = await api.owner()
    await till.pay(owner, await opened(owner))
    const { id } = await subscriptionOf(owner)
    account.end(id)
    await deliver()
    account.refund(account.lastInvoiceOf(id))
    lose()
    minutesLater(23 * 60)
    await reconcilePayments(api.ctx)
    expect(await invoicesOf(owner)).toMatchObject([{ state: 'refunded', refundedAt: start }])
    const asked = stripe.requests.length
    await reconcilePayments(api.ctx)
    // Who has a page of payment open is asked about each time.
    const again = stripe.requests.slice(asked).filter(({ path }) => !path.includes('/sessions/'))
    expect(again).toEqual([])
  })

  test('a payment that fails is told once, with the day until which nothing is lost', async () => {
    const owner = await api.owner()
    await till.pay(owner, await opened(owner))
    const { id } = await subscriptionOf(owner)
    time.now = new Date('2031-02-28T11:00:00Z')
    account.renew(id, { isPaid: false })
    await deliver()
    account.cancelAtEnd(id, true)
    await deliver()
    expect(await mailsTo(owner, 'payment-failed')).toEqual([
      { payload: expect.objectContaining({ payBefore: '2031-03-07T11:00:00.000Z' }) },
    ])
  })
}
