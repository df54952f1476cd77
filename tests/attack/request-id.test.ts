import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findFreePort } from '@/scripts/run/ports.mjs'
import { startMantel } from '@/scripts/test/running-mantel.mjs'
import { bridge } from './support/bridge'

let api: Awaited<ReturnType<typeof bridge>>
let product: Awaited<ReturnType<typeof startMantel>>

beforeAll(async () => {
  const port = await findFreePort()
  api = await bridge(port)
  await api.stand()
  // A proxy that names requests by a header of its own, and hands on whatever else it is sent.
  const proxy = { TRUSTED_PROXIES: '1', REQUEST_ID_HEADER: 'X-Proxy-Id' }
  product = await startMantel({ API_PORT: String(port), API_URL: api.url, ...proxy }, inject('filledData'))
})
afterAll(async () => {
  await product?.stop()
  await api?.fall()
})

/** Lines are written when the log has time, and a mail goes when its job runs. */
const patience = { timeout: 20_000 }

/** What web and api have logged of this request. */
const linesOf = (id: string) =>
  product.log
    .filter((line) => line.includes(id))
    .map((line): unknown => JSON.parse(line.slice(line.indexOf('{'))))

async function asked(path: string, init: RequestInit = {}) {
  const answer = await fetch(product.mantel.baseUrl + path, { redirect: 'manual', ...init })
  const id = answer.headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  return { answer, id, text: await answer.text() }
}

test('one press has one id: in its answer, in the line of the api and in that of its mail', async () => {
  const { answer, id } = await asked('/api/auth/forget-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: product.mantel.demoOwner?.email }),
  })
  expect(answer.ok).toBe(true)
  const call = { msg: 'request', route: '/api/auth/forget-password', requestId: id, traceId: id }
  await expect.poll(() => linesOf(id), patience).toContainEqual(expect.objectContaining(call))
  await expect
    .poll(() => linesOf(id), patience)
    .toContainEqual(expect.objectContaining({ msg: 'mail sent', traceId: id }))
})

test.each([
  ['a UUID', { 'x-request-id': '0b5d7a52-6c1e-4f0a-9d3b-7e2f1a4c8d90' }],
  ['an id of a trace', { 'x-request-id': 'e'.repeat(32) }],
  ['a trace', { traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01` }],
])('a stranger who sends %s names no request, of the web or of the api', async (_, hostile) => {
  const { id } = await asked('/api/auth/forget-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...hostile },
    body: JSON.stringify({ email: 'nobody@mantel.example' }),
  })
  const call = { msg: 'request', route: '/api/auth/forget-password', requestId: id, traceId: id }
  await expect.poll(() => linesOf(id), patience).toContainEqual(expect.objectContaining(call))
  for (const given of Object.values(hostile)) {
    expect(given).not.toContain(id)
    for (const part of given.split('-').filter(({ length }) => length >= 12))
      expect(product.log.filter((line) => line.includes(part))).toEqual([])
  }
})

test('the proxy names a request by the header that the operator has said', async () => {
  const given = '7d9e3c10-52ab-4c6f-8e01-aa44b2c3d5e6'
  const { answer, id } = await asked('/api/session', { headers: { 'x-proxy-id': given } })
  expect(answer.status).toBe(401)
  expect(id).toBe(given.replaceAll('-', ''))
})

test('also a request that is refused before it has a place', async () => {
  const given = '5c1f0a7e-91d2-4b3a-a6e4-0f7b8c2d1e9a'
  const { answer, id, text } = await asked('/faqs', { method: 'DELETE', headers: { 'x-proxy-id': given } })
  expect(answer.status).toBe(405)
  expect(id).toBe(given.replaceAll('-', ''))
  expect(text).toContain(`Referencia: ${id}`)
})

test('a request that is refused at the door is found in the log by the reference of its page', async () => {
  const { answer, id, text } = await asked('/faqs', { method: 'DELETE' })
  expect(answer.status).toBe(405)
  expect(text).toContain(`Referencia: ${id}`)
  const line = { msg: 'refused', requestId: id, status: 405, reason: 'wrong-method' }
  await expect.poll(() => linesOf(id), patience).toContainEqual(expect.objectContaining(line))
})

/** The cookie of the demo owner. */
async function session() {
  const { answer } = await asked('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(product.mantel.demoOwner),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test('what a page asks of the api has the id of the page', async () => {
  const { answer, id } = await asked('/seguridad', { headers: { cookie: await session() } })
  expect(answer.status).toBe(200)
  await expect
    .poll(() => linesOf(id), patience)
    .toContainEqual(expect.objectContaining({ msg: 'request', requestId: id }))
})

test('a person whose page fails reads the id of the answer, in the language of the page', async () => {
  await api.fall()
  // The front server makes these pages after its start, one language after the other.
  for (const [path, words] of [
    ['/restaurant/profile/aaaaaaaaaaaa_Casa', 'Referencia'],
    ['/en/restaurant/profile/aaaaaaaaaaab_Casa', 'Reference'],
  ] as const)
    await expect
      .poll(async () => {
        const { answer, id, text } = await asked(path)
        return { status: answer.status, says: text.includes(`${words}: ${id}`) }
      }, patience)
      .toEqual({ status: 503, says: true })
  const refused = await asked('/api/restaurants/nearby-nothing')
  expect(JSON.parse(refused.text)).toMatchObject({ error: { requestId: refused.id } })
  await api.stand()
})
