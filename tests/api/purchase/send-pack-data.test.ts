import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { qrPicture } from '@/contract/rules/qr-code/qr-picture'
import { outbox, qrOrders } from '@/server/db/schema'
import { qrOrdered } from '@/server/mails/definitions'
import { harness } from '@/tests/api/support/harness'

const api = await harness()

test('an order has our price, and is mailed to both sides', async () => {
  const owner = await api.owner()
  const cardData = { pack: 'Pro', price: 1 }
  const { status, body } = await api
    .as(owner)
    .post('/api/purchase/sendPackData', { ownerId: owner.ownerId, cardData })
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    message: 'Se ha enviado una solicitud de compra de códigos QR.',
  })
  const orders = await api.db.select().from(qrOrders).where(eq(qrOrders.ownerId, owner.ownerId))
  expect(orders).toMatchObject([{ pack: 30, priceCents: 2490, state: 'requested' }])
  const mails = await api.db
    .select({ kind: outbox.kind, recipient: outbox.recipient })
    .from(outbox)
    .where(eq(outbox.restaurantId, owner.restaurantId))
  expect(new Set(mails.map(({ kind, recipient }) => `${kind} ${recipient}`))).toEqual(
    new Set(['qr-ordered soporte@mantel.example', `qr-order-received ${owner.email}`]),
  )
})

test('a pack nobody sells is refused, by name', async () => {
  const owner = await api.owner()
  const { status, body } = await api
    .as(owner)
    .post('/api/purchase/sendPackData', { cardData: { pack: 'Enorme' } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { fields: { 'cardData.pack': expect.any(String) } } })
})

test('who has no restaurant has nothing to lead to', async () => {
  const owner = await api.owner({}, null)
  const answered = await api.as(owner).post('/api/purchase/sendPackData', { cardData: { pack: 'Basic' } })
  expect(answered.status).toBe(404)
})

test('the operator gets the code as it was designed, to be printed', async () => {
  const owner = await api.owner()
  await api.as(owner).put('/api/qr/mine', { color: '#b80f2a', logo: false })
  const { qrId } = Object((await api.as(owner).get('/api/qr/mine')).body)
  await api.as(owner).post('/api/purchase/sendPackData', { cardData: { pack: 'Basic' } })
  const [row] = await api.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.restaurantId, owner.restaurantId), eq(outbox.kind, 'qr-ordered')))
  const { attachments } = await qrOrdered.compose(row?.payload, {
    ...api.ctx,
    to: 'soporte@mantel.example',
    language: 'es',
  })
  const url = `https://mantel.example/qr/${qrId}`
  expect(attachments).toMatchObject([
    { contentType: 'image/svg+xml', content: qrPicture(url, { color: '#b80f2a', logo: null }) },
  ])
})
