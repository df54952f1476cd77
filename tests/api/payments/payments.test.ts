import { describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { invoices, payments } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
api.time.now = new Date('2031-05-14T11:20:00Z')

type Record = Partial<typeof payments.$inferInsert>

async function withPlan(plan: Record) {
  const owner = await api.owner()
  await api.db
    .insert(payments)
    .values({ ownerId: owner.ownerId, updatedAt: new Date(api.time.now ?? Date.now()), ...plan })
  return owner
}

const planOf = async (owner: { ownerId: string }) =>
  (await api.as(owner).get(`/api/payment/${owner.ownerId}`)).body

describe('the plan of an owner', () => {
  test('is free where nothing was agreed', async () => {
    expect(await planOf(await api.owner())).toEqual({
      ...{ plan: 'free', expires_at: null, manualOverride: false },
      ...{ planInForce: 'free', paymentMethod: null, cancelAtPeriodEnd: false },
      ...{ payBefore: null, firstCharge: null },
    })
  })

  test('says what was agreed and what holds, which the last second parts', async () => {
    const last = new Date('2031-05-14T11:20:01Z')
    const owner = await withPlan({ plan: 'trial', expiresAt: last })
    expect(await planOf(owner)).toMatchObject({ plan: 'trial', planInForce: 'trial' })
    api.time.now = last
    expect(await planOf(owner)).toMatchObject({ plan: 'trial', planInForce: 'free' })
  })

  test('is premium by hand without an end', async () => {
    const owner = await withPlan({ plan: 'premium', manualOverride: true })
    expect(await planOf(owner)).toMatchObject({
      planInForce: 'premium',
      manualOverride: true,
      expires_at: null,
    })
  })
})

test('invoices come with the last first, in cents, and only one’s own', async () => {
  const [owner, other] = [await api.owner(), await api.owner()]
  const [first, second] = [newId(), newId()]
  const pdfOf = (id: string) =>
    expect.stringMatching(new RegExp(`^/api/payment/invoices/${id}/pdf\\?sig=[\\w.-]+$`))
  const paid = (ownerId: string, number: number, created: string, id = newId()) => ({
    ...{ id, ownerId, provider: 'sandbox' as const, series: `P${newId()}`, number },
    ...{ created: new Date(created), netCents: 990, vatCents: 208, amountPaidCents: 1198 },
    ...{ seller: {}, customer: {}, invoicePdf: `/facturas/${number}.pdf` },
  })
  await api.db
    .insert(invoices)
    .values([
      paid(owner.ownerId, 1, '2031-03-01T09:00:00Z', first),
      paid(owner.ownerId, 2, '2031-04-01T09:00:00Z', second),
      paid(other.ownerId, 3, '2031-05-01T09:00:00Z'),
    ])
  const { body } = await api.as(owner).get(`/api/payment/invoices/owner/${owner.ownerId}`)
  const ours = { number: expect.any(String), rectifies: null, isRectified: false, mayBeRectified: false }
  const invoice = { amountPaid: 1198, currency: 'eur', ...ours }
  expect(body).toEqual({
    success: true,
    data: [
      { ...invoice, created: '2031-04-01T09:00:00.000Z', invoicePdf: pdfOf(second), id: second },
      { ...invoice, created: '2031-03-01T09:00:00.000Z', invoicePdf: pdfOf(first), id: first },
    ],
  })
})
