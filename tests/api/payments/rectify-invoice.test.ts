import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, invoices } from '@/server/db/schema'
import { sandboxTill, stripeTill } from './tills'

type Owner = { ownerId: string }

const details = {
  ...{ name: 'Bar Prueba, S. L.', taxId: 'B12345674', address: 'Calle Mayor, 3' },
  ...{ postcode: '28013', city: 'Madrid' },
}

describe.each([await sandboxTill(), await stripeTill()])('a wrong invoice, paid with $name', (till) => {
  const { api } = till
  const list = async (owner: Owner) =>
    Object((await api.as(owner).get(`/api/payment/invoices/owner/${owner.ownerId}`)).body).data
  const save = (owner: Owner, changed = {}) =>
    api.as(owner).put('/api/billing-details', { ...details, ...changed })
  const rectify = (owner: Owner, invoiceId: string) =>
    api.as(owner).post(`/api/payment/invoices/${invoiceId}/rectify`, {})

  async function paid() {
    const owner = await api.owner()
    const { body } = await api.as(owner).post('/api/payment/create-payment', { ownerId: owner.ownerId })
    await till.pay(owner, Object(body).id)
    const [invoice] = await list(owner)
    return { owner, invoice }
  }

  test('is rectified once, with the details of now, the same amount and a series of its own', async () => {
    const { owner, invoice } = await paid()
    expect(invoice).toMatchObject({ mayBeRectified: false, isRectified: false, rectifies: null })
    await save(owner)
    expect(await list(owner)).toMatchObject([{ mayBeRectified: true }])

    const [first, second] = await Promise.all([rectify(owner, invoice.id), rectify(owner, invoice.id)])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const all = await list(owner)
    expect(all).toHaveLength(2)
    const issued = all.find((one: { rectifies: string | null }) => one.rectifies !== null)
    expect(issued).toMatchObject({ amountPaid: 1198, mayBeRectified: false, isRectified: false })
    expect(issued.number).toMatch(till.name === 'stripe' ? /^MR\d{4}-\d{5}$/ : /^PRUEBA-R\d{4}-\d{5}$/)
    expect(all).toContainEqual(
      expect.objectContaining({ id: invoice.id, isRectified: true, mayBeRectified: false }),
    )
    // The number on the paper that the owner has: Stripe's, where Stripe makes the invoice.
    expect(issued.rectifies).toMatch(till.name === 'stripe' ? /^MANTEL-\d+$/ : /^PRUEBA-\d{4}-\d{5}$/)

    const [row] = await api.db.select().from(invoices).where(eq(invoices.id, issued.id))
    expect(row).toMatchObject({
      customer: { name: details.name, taxId: details.taxId, place: '28013 Madrid' },
      ...{ netCents: 990, vatCents: 208, rectifiesId: invoice.id },
    })
    const [wrong] = await api.db.select().from(invoices).where(eq(invoices.id, invoice.id))
    expect(wrong?.customer).toEqual({ name: 'Ana Prueba', email: expect.any(String) })
    const audit = await api.db.select().from(auditLog).where(eq(auditLog.actorId, owner.ownerId))
    expect(audit.filter(({ action }) => action === 'invoice.rectified')).toHaveLength(1)

    const { headers, body } = await api.get(issued.invoicePdf)
    expect(headers.get('content-disposition')).toContain(`factura-${issued.number}.pdf`)
    expect(body).toMatch(/^%PDF-/)
  })

  test('may be rectified again, when the details were wrong once more', async () => {
    const { owner, invoice } = await paid()
    await save(owner)
    await rectify(owner, invoice.id)
    await save(owner, { address: 'Calle Menor, 4' })
    const again = (await list(owner)).find((one: { mayBeRectified: boolean }) => one.mayBeRectified)
    expect(again.id).not.toBe(invoice.id)
    expect((await rectify(owner, again.id)).status).toBe(200)
    expect(await list(owner)).toHaveLength(3)
  })

  test('is refused without details, with the same details, and to everybody else', async () => {
    const { owner, invoice } = await paid()
    const other = await api.owner()
    expect((await rectify(owner, invoice.id)).body).toMatchObject({
      error: { reason: 'billing-details-missing' },
    })
    await save(owner)
    await save(other)
    expect((await rectify(other, invoice.id)).status).toBe(404)
    expect((await api.post(`/api/payment/invoices/${invoice.id}/rectify`, {})).status).toBe(401)
    await rectify(owner, invoice.id)
    const [issued] = (await list(owner)).filter((one: { rectifies: unknown }) => one.rectifies)
    expect((await rectify(owner, issued.id)).body).toMatchObject({ error: { reason: 'nothing-to-rectify' } })
    await api.db.update(invoices).set({ state: 'refunded' }).where(eq(invoices.id, issued.id))
    await save(owner, { name: 'Otro nombre' })
    expect((await rectify(owner, issued.id)).body).toMatchObject({ error: { reason: 'invoice-refunded' } })
  })
})
