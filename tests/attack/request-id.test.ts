import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '@/scripts/run/ports.mjs'
import { startMantel } from '@/scripts/test/running-mantel.mjs'
import { bridge } from './support/bridge'

let api: Awaited<ReturnType<typeof bridge>>
let product: Awaited<ReturnType<typeof startMantel>>

beforeAll(async () => {
  const port = await findFreePort()
  api = await bridge(port)
  await api.stand()
  product = await startMantel({ API_PORT: String(port), API_URL: api.url })
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

test('what a page asks of the api has the id of the page', async () => {
  const { answer, id } = await asked('/restaurant/search/menu?lat=40.4161&lon=-3.7031')
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
