import { randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { renewSandbox } from '@/server/modules/payments'
import { sandboxDigest } from '@/server/ports/payments/sandbox'
import { signatureOf } from '@/server/ports/payments/signed'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const start = new Date('2031-01-31T10:00:00Z')
beforeEach(() => {
  api.time.now = start
})

type Owner = { ownerId: string }
const as = (owner: Owner) => api.as(owner)
const planOf = async (owner: Owner) => (await as(owner).get(`/api/payment/${owner.ownerId}`)).body
const invoicesOf = async (owner: Owner) => {
  const { body } = await as(owner).get(`/api/payment/invoices/owner/${owner.ownerId}`)
  return Reflect.get(Object(body), 'data')
}

async function textOf(data: Uint8Array) {
  const document = await getDocument({ data, verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str.replace(/\s/g, ' ') : ''))
}

async function openCheckout(owner: Owner): Promise<string> {
  const { body } = await as(owner).post('/api/payment/create-payment', { ownerId: owner.ownerId })
  const { id, url } = Object(body)
  expect(url).toBe(`https://mantel.example/payment/prueba?checkout=${id}`)
  return id
}

const answer = (owner: Owner, checkout: string, outcome: string) =>
  as(owner).post(`/api/payment/sandbox/${checkout}`, { outcome })

async function pay(owner: Owner) {
  const checkout = await openCheckout(owner)
  expect(await answer(owner, checkout, 'paid')).toMatchObject({ status: 200, body: { paid: true } })
}

describe('premium with the sandbox', () => {
  test('is paid, invoiced, renewed to the last of each month, cancelled, and ends when it is used up', async () => {
    const owner = await api.owner()
    await pay(owner)
    expect(await planOf(owner)).toMatchObject({
      ...{ plan: 'premium', planInForce: 'premium', expires_at: '2031-02-28T10:00:00.000Z' },
      paymentMethod: 'Tarjeta de prueba ···· 4242',
    })
    expect(await invoicesOf(owner)).toMatchObject([{ amountPaid: 1198, currency: 'eur' }])

    const [first] = z.array(z.object({ invoicePdf: z.string() })).parse(await invoicesOf(owner))
    const invoice = await fetch(api.url + first?.invoicePdf)
    expect(invoice.headers.get('content-type')).toBe('application/pdf')
    expect(invoice.headers.get('content-disposition')).toMatch(/"factura-PRUEBA-2031-\d{5}\.pdf"$/)
    expect(await textOf(new Uint8Array(await invoice.arrayBuffer()))).toEqual(
      expect.arrayContaining(['Factura simplificada', 'Fecha 31/01/2031', 'IVA (21 %)', '11,98 €']),
    )

    api.time.now = new Date('2031-02-28T10:00:00Z')
    await renewSandbox(api.ctx)
    await renewSandbox(api.ctx)
    expect(await planOf(owner)).toMatchObject({ expires_at: '2031-03-31T10:00:00.000Z' })
    expect(await invoicesOf(owner)).toHaveLength(2)

    const portal = await as(owner).post('/api/payment/cancel-payment', { ownerId: owner.ownerId })
    expect(portal).toMatchObject({ status: 200, body: { url: 'https://mantel.example/payment/prueba' } })
    await as(owner).post('/api/payment/sandbox-subscription', { cancelAtPeriodEnd: true })
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium', cancelAtPeriodEnd: true })

    api.time.now = new Date('2031-03-31T10:00:00Z')
    expect(await planOf(owner)).toMatchObject({ planInForce: 'free' })
    await renewSandbox(api.ctx)
    expect(await invoicesOf(owner)).toHaveLength(2)
    await pay(owner)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'premium', cancelAtPeriodEnd: false })
  })

  test('costs what we say, once, however often it is pressed', async () => {
    const owner = await api.owner()
    const [first, second] = await Promise.all([openCheckout(owner), openCheckout(owner)])
    expect(second).toBe(first)
    const { body } = await as(owner).get(`/api/payment/sandbox/${first}`)
    expect(body).toEqual({ state: 'open', amountCents: 1198, firstCharge: null })
    await answer(owner, first, 'paid')
    expect((await answer(owner, first, 'paid')).status).toBe(409)
    expect((await as(owner).post('/api/payment/create-payment', {})).status).toBe(409)
    expect(await invoicesOf(owner)).toHaveLength(1)
  })

  test('is as the old contract asks for it', async () => {
    const owner = await api.owner()
    const { body } = await as(owner).get(`/api/payment/create-payment?ownerId=${owner.ownerId}`)
    expect(body).toMatchObject({ id: expect.any(String), url: expect.stringMatching(/\?checkout=/) })
  })

  test('does not begin with a card that is refused, or a change of mind', async () => {
    const owner = await api.owner()
    const checkout = await openCheckout(owner)
    expect(await answer(owner, checkout, 'refused')).toMatchObject({ body: { paid: false, next: null } })
    expect(await answer(owner, checkout, 'cancelled')).toMatchObject({
      body: { paid: false, next: '/payment/failure?status=cancel' },
    })
    expect((await answer(owner, checkout, 'paid')).status).toBe(409)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'free' })
    expect(await openCheckout(owner)).not.toBe(checkout)
  })

  test('has nothing to cancel where nothing was paid', async () => {
    const owner = await api.owner()
    expect((await as(owner).post('/api/payment/cancel-payment', {})).status).toBe(409)
  })

  test('of another is nowhere', async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    expect((await answer(other, await openCheckout(owner), 'paid')).status).toBe(404)
  })
})

describe('a webhook', () => {
  const fact = {
    ...{ kind: 'subscription', subscriptionId: 's-1', customerId: 'c-1', status: 'active' },
    ...{ paidUntil: '2031-06-30T10:00:00Z', cancelAtPeriodEnd: false, paymentMethod: null },
  }
  const callFor = (ownerId: string, id = randomUUID()) =>
    Buffer.from(
      JSON.stringify({ id, at: start.toISOString(), ownerId, fact: { ...fact, subscriptionId: id } }),
    )
  const sign = (raw: Buffer, at = start) =>
    signatureOf(raw, at, (signed) => sandboxDigest(api.ctx.signer, signed))

  async function send(raw: Buffer, signature: string) {
    const answered = await fetch(`${api.url}/api/payment/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'mantel-signature': signature },
      body: new Uint8Array(raw),
    })
    return answered.status
  }

  test('counts once, however often it comes', async () => {
    const owner = await api.owner()
    const raw = callFor(owner.ownerId)
    expect(await Promise.all([send(raw, await sign(raw)), send(raw, await sign(raw))])).toEqual([200, 200])
    expect(await planOf(owner)).toMatchObject({ expires_at: '2031-06-30T10:00:00.000Z' })
  })

  test('is refused when it is forged, changed, stale or unsigned', async () => {
    const owner = await api.owner()
    const raw = callFor(owner.ownerId)
    const seconds = Math.floor(start.getTime() / 1000)
    expect(await send(raw, `t=${seconds},v1=${'0'.repeat(64)}`)).toBe(400)
    expect(await send(Buffer.concat([raw, Buffer.from(' ')]), await sign(raw))).toBe(400)
    expect(await send(raw, await sign(raw, new Date(start.getTime() - 301_000)))).toBe(400)
    expect(await send(raw, await sign(raw, new Date(start.getTime() + 301_000)))).toBe(400)
    expect(await send(raw, '')).toBe(400)
    expect(await send(Buffer.alloc(300_000), 'x')).toBe(413)
    expect(await planOf(owner)).toMatchObject({ planInForce: 'free' })
  })

  test('about somebody who is gone is taken, and nothing comes of it', async () => {
    const raw = callFor('000000000000')
    expect(await send(raw, await sign(raw))).toBe(200)
  })
})
