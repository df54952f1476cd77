import { createServer } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { createInternalProofs, proofHeader } from '@/contract/internal-proof'

const heard: { path: string | undefined; headers: Record<string, unknown>; body: Buffer }[] = []
let status = 200
const secret = 'what web and api share'
const api = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  heard.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) })
  response.writeHead(status, { 'content-type': 'application/json' }).end('{"received":true}')
})
await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
afterAll(() => {
  api.close()
  vi.unstubAllEnvs()
  vi.resetModules()
})

const addressOf = (address: ReturnType<typeof api.address>) =>
  `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

async function passing() {
  vi.stubEnv('API_URL', addressOf(api.address()))
  vi.stubEnv('INTERNAL_SECRET', secret)
  vi.resetModules()
  return import('@/lib/bff/pass-webhook-on')
}

test('a letter is handed on byte by byte with its signature, and its answer back', async () => {
  const { passWebhookOn } = await passing()
  const post = passWebhookOn('/api/payment/webhook', ['stripe-signature'])
  const body = new Uint8Array([0xff, 0xfe, 0x00, 0x7b, 0x0d, 0x0a])
  const letter = (headers: Record<string, string> = {}) =>
    new Request('https://mantel.example/api/payment/webhook', {
      method: 'POST',
      headers: {
        'stripe-signature': 't=1,v1=ab',
        'content-type': 'application/json',
        cookie: 'x=1',
        'x-request-id': '0b5d7a52-6c1e-4f0a-9d3b-7e2f1a4c8d90',
        ...headers,
      },
      body,
    })
  const answer = await post(letter())
  expect(await answer.json()).toEqual({ received: true })
  expect(heard[0]?.body.equals(Buffer.from(body))).toBe(true)
  expect(heard[0]?.headers).toMatchObject({ 'stripe-signature': 't=1,v1=ab' })
  expect(heard[0]?.headers).not.toHaveProperty('cookie')
  expect(heard[0]?.headers).not.toHaveProperty('x-request-id')
  expect(JSON.stringify(heard[0]?.headers), 'whoever the host is').not.toContain(secret)
  const proofs = createInternalProofs(Date.now, secret)
  expect(await proofs.holds(String(heard[0]?.headers[proofHeader]), 'web-to-api')).toBe(true)
  status = 400
  expect((await post(letter())).status).toBe(400)
  expect((await post(letter({ 'content-length': '300000' }))).status).toBe(413)
})

test('a question is handed on with what it asks, and nothing else', async () => {
  const { passQuestionOn } = await passing()
  const ask = passQuestionOn('/api/whatsapp/webhook')
  const query = '?hub.mode=subscribe&hub.challenge=1'
  const headers = { cookie: 'x=1' }
  await ask(new Request(`https://mantel.example/api/whatsapp/webhook${query}`, { headers }))
  expect(heard.at(-1)?.path).toBe(`/api/whatsapp/webhook${query}`)
  expect(heard.at(-1)?.headers).not.toHaveProperty('cookie')
})
