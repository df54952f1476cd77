import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { commandOf } from '@/server/cli/admin/commands'
import { newId } from '@/server/db/id'
import { auditLog, invoices, outbox, payments, qrOrders } from '@/server/db/schema'
import { mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'

const api = await harness()

const admin = (...args: string[]) => commandOf(args)({ ...api.ctx, admin: 'marta' })
const profileOf = (restaurantId: string) => api.get(`/api/owner/restaurant/${restaurantId}`)
const actionsOn = async (entityId: string) =>
  (await api.db.select().from(auditLog).where(eq(auditLog.entityId, entityId)).orderBy(auditLog.id)).map(
    ({ actorKind, actorId, action }) => `${actorKind} ${actorId} ${action}`,
  )

async function planOf(ownerId: string) {
  const [plan] = await api.db.select().from(payments).where(eq(payments.ownerId, ownerId))
  return plan
}

describe('verify', () => {
  test('gives the check mark, tells the owner and the web, and is written down', async () => {
    const { restaurantId, email } = await api.owner()
    expect(await profileOf(restaurantId)).toMatchObject({ body: { verified: false } })
    api.expired.length = 0
    expect(await admin('verify', restaurantId)).toBe('Casa Prueba: verificado.')
    expect(await profileOf(restaurantId)).toMatchObject({ status: 200, body: { verified: true } })
    expect(api.expired).toMatchObject([{ restaurantId }])
    expect(await mailTo(api, email)).toMatchObject([{ subject: 'Casa Prueba ya está verificado' }])
    expect(await actionsOn(restaurantId)).toEqual(['admin marta restaurant.verified'])
  })

  test('sends its mail once', async () => {
    const { restaurantId, email } = await api.owner()
    await admin('verify', restaurantId)
    await admin('verify', restaurantId)
    expect(await mailTo(api, email)).toHaveLength(1)
  })
})

describe('reject', () => {
  test('hides the restaurant and tells the owner why', async () => {
    const { restaurantId, email } = await api.owner()
    await admin('reject', restaurantId, '--reason', 'La dirección no existe <b>')
    expect(await profileOf(restaurantId)).toMatchObject({ status: 404 })
    const [mail] = await mailTo(api, email)
    expect(mail?.subject).toBe('No hemos podido verificar Casa Prueba')
    expect(mail?.text).toContain('> La dirección no existe <b>')
    expect(mail?.html).toContain('&lt;b&gt;')
  })

  test('quotes the operator in Castilian, whatever the owner reads', async () => {
    const { restaurantId, email } = await api.owner({ language: 'gl' })
    await admin('reject', restaurantId, '--reason', 'La dirección no existe')
    const [mail] = await mailTo(api, email)
    expect(mail?.html).toContain('<html lang="gl"')
    expect(mail?.html).toContain('<span lang="es">La dirección no existe</span>')
  })

  test('can be taken back by verifying', async () => {
    const { restaurantId } = await api.owner()
    await admin('reject', restaurantId, '--reason', 'Datos incompletos')
    await admin('verify', restaurantId)
    expect(await profileOf(restaurantId)).toMatchObject({ status: 200, body: { verified: true } })
  })

  test('needs a reason', () => {
    expect(() => commandOf(['reject', newId()])).toThrow(/--reason/)
    expect(() => commandOf(['reject', newId(), '--reason', ' '])).toThrow(/--reason/)
  })
})

describe('premium by hand', () => {
  test('is given until it is taken back, and leaves the rest of the trial', async () => {
    const { ownerId, restaurantId } = await api.owner()
    await admin('grant-premium', restaurantId)
    expect(await planOf(ownerId)).toMatchObject({ plan: 'premium', manualOverride: true, expiresAt: null })
    await admin('revoke', restaurantId)
    expect(await planOf(ownerId)).toMatchObject({ plan: 'trial', manualOverride: false })
    expect(await actionsOn(ownerId)).toEqual(['admin marta plan.granted', 'admin marta plan.revoked'])
  })

  test('leaves the free plan when the trial is over', async () => {
    const longAgo = new Date(Date.now() - 16 * 24 * 60 * 60 * 1000)
    const { ownerId, restaurantId } = await api.owner({ createdAt: longAgo })
    await admin('grant-premium', restaurantId)
    await admin('revoke', restaurantId)
    expect(await planOf(ownerId)).toMatchObject({ plan: 'free', expiresAt: null })
  })

  test('comes and goes over what is paid for, which stays', async () => {
    const { ownerId, restaurantId } = await api.owner()
    const expiresAt = new Date('2031-05-31T10:00:00Z')
    const paid = { plan: 'premium', expiresAt, provider: 'sandbox', status: 'active' } as const
    const ids = { providerCustomerId: ownerId, providerSubscriptionId: ownerId }
    await api.db.insert(payments).values({ ownerId, updatedAt: new Date(), ...paid, ...ids })
    await admin('grant-premium', restaurantId)
    expect(await planOf(ownerId)).toMatchObject({ ...paid, manualOverride: true })
    await admin('revoke', restaurantId)
    expect(await planOf(ownerId)).toMatchObject({ ...paid, manualOverride: false })
  })

  test('cannot be taken from who pays', async () => {
    const { ownerId, restaurantId } = await api.owner()
    await api.db
      .insert(payments)
      .values({ ownerId, plan: 'premium', provider: 'stripe', updatedAt: new Date() })
    await expect(admin('revoke', restaurantId)).rejects.toMatchObject({ reason: 'not-granted' })
    expect(await planOf(ownerId)).toMatchObject({ plan: 'premium' })
  })
})

describe('delete', () => {
  test('takes the restaurant and its owner away, after a clear yes', async () => {
    const owner = await api.owner()
    expect(() => commandOf(['delete', owner.restaurantId])).toThrow(/--yes/)
    const token = await api.tokenOf(owner)
    await admin('delete', owner.restaurantId, '--yes')
    expect(await profileOf(owner.restaurantId)).toMatchObject({ status: 404 })
    const authorization = `Bearer ${token}`
    expect(await api.get(`/api/owner/${owner.ownerId}`, { authorization })).toMatchObject({ status: 401 })
    expect(await actionsOn(owner.restaurantId)).toEqual(['admin marta restaurant.deleted'])
  })
})

describe('orders of printed codes', () => {
  test('go forward only, with the design they were ordered with, and every step is written down', async () => {
    const owner = await api.owner({}, { name: 'Mesón Pedidos' })
    await api.as(owner).put('/api/qr/mine', { color: '#b80f2a', logo: false })
    await api.as(owner).post('/api/purchase/sendPackData', { cardData: { pack: 'Premium', price: 0.01 } })
    const [order] = await api.db.select().from(qrOrders).where(eq(qrOrders.ownerId, owner.ownerId))
    const id = order?.id ?? ''
    expect(order).toMatchObject({ priceCents: 2990, design: { color: '#b80f2a' } })
    expect(await admin('orders', '--state', 'requested')).toMatch(
      new RegExp(`${id}  pedido +50 +29,90\\s€ +Mesón`),
    )
    await expect(admin('order', id, '--state', 'sent')).rejects.toMatchObject({ reason: 'order-state' })
    expect(await admin('order', id, '--state', 'confirmed', '--note', 'Bizum')).toBe(
      `Pedido ${id}: confirmado.`,
    )
    await admin('order', id, '--state', 'printed')
    await admin('order', id, '--state', 'sent')
    await expect(admin('order', id, '--state', 'cancelled')).rejects.toMatchObject({ reason: 'order-state' })
    expect(await admin('orders', '--state', 'sent')).toContain('Bizum')
    expect(await actionsOn(id)).toEqual(
      ['confirmed', 'printed', 'sent'].map((state) => `admin marta qr-order.${state}`),
    )
    const told = await api.db
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.recipient, owner.email), eq(outbox.kind, 'qr-order-changed')))
    expect(told.map(({ payload }) => payload.state).sort()).toEqual(['confirmed', 'printed', 'sent'])
    expect(JSON.stringify(told)).not.toContain('Bizum')
    await expect(admin('order', newId(), '--state', 'sent')).rejects.toMatchObject({ reason: 'order' })
    expect(() => commandOf(['order', id, '--state', 'lost'])).toThrow(/--state espera/)
  })
})

describe('a refund', () => {
  test('is noted once on its invoice, with a reason, and its owner sees it', async () => {
    const { ownerId } = await api.owner()
    const [id, series] = [newId(), `A${newId()}`]
    await api.db.insert(invoices).values({
      ...{ id, ownerId, provider: 'sandbox', series, number: 7, created: new Date() },
      ...{ netCents: 990, vatCents: 208, amountPaidCents: 1198, seller: {}, customer: {} },
    })
    expect(() => commandOf(['refund', `${series}-00007`])).toThrow(/--reason/)
    expect(await admin('refund', `${series}-00007`, '--reason', 'Cobrada dos veces')).toBe(
      `Factura ${series}-00007: devolución anotada.`,
    )
    const [invoice] = await api.db.select().from(invoices).where(eq(invoices.id, id))
    expect(invoice).toMatchObject({ state: 'refunded', amountPaidCents: 1198, refundedAt: expect.any(Date) })
    expect(await actionsOn(id)).toEqual(['admin marta invoice.refunded'])
    await expect(admin('refund', `${series}-7`, '--reason', 'x')).rejects.toMatchObject({
      reason: 'refunded-already',
    })
    await expect(admin('refund', 'nada', '--reason', 'x')).rejects.toMatchObject({ reason: 'invoice' })
  })
})

describe('list', () => {
  test('finds by name, address of the owner and state', async () => {
    const { restaurantId, email } = await api.owner({}, { name: 'Mesón 100 % %_', verification: 'pending' })
    expect(await admin('list', '--search', '100 % %_')).toContain(restaurantId)
    expect(await admin('list', '--search', email, '--state', 'pending')).toContain('Mesón 100 % %_')
    expect(await admin('list', '--search', email, '--state', 'verified')).toBe('Ningún restaurante.')
  })
})

test('stats counts what there is', async () => {
  expect(await admin('stats')).toMatch(/^Restaurantes +\d+\n +pendientes de verificar +\d+\n/)
})

test.each([['verify'], ['grant-premium'], ['revoke'], ['delete', '--yes']])(
  '%s of nobody says so',
  async (command, ...rest) => {
    await expect(admin(command, newId(), ...rest)).rejects.toMatchObject({
      ...{ code: 'not-found', reason: 'restaurant' },
    })
  },
)

test.each([
  [[]],
  [['dance']],
  [['toString']],
  [['verify']],
  [['list', 'x']],
  [['verify', 'a', 'b']],
  [['list', '--wrong']],
])('%j is answered with how it is used', (args) => {
  expect(() => commandOf(args)).toThrow(/npm run admin -- <orden>/)
})

describe('end-sessions', () => {
  test('signs an owner out everywhere, and nobody else', async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    const [first, second, others] = [api.as(owner), api.as(owner), api.as(other)]
    const ask = () => Promise.all([first, second, others].map((each) => each.get('/api/sessions')))
    expect(await ask()).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }])
    expect(await admin('end-sessions', owner.restaurantId)).toBe('Casa Prueba: sesiones cerradas.')
    expect(await ask()).toMatchObject([{ status: 401 }, { status: 401 }, { status: 200 }])
    expect(await actionsOn(owner.restaurantId)).toEqual(['admin marta owner.sessions-ended'])
  })
})
