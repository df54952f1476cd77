import { afterAll, expect, test, vi } from 'vitest'
import { subscribe } from '@/contract/endpoints/subscribers'
import { inTrace, newTrace } from '@/telemetry/traces'

vi.mock('@/lib/session', () => ({ getSession: async () => ({}) }))
vi.mock('@/lib/host/offers', () => ({ hostOffers: async () => true }))

// A file before this one may have loaded these without the stand-ins: the files of a worker share what they load.
vi.resetModules()
const { forward } = await import('@/lib/bff/forward')
const { inLanguage } = await import('@/lib/language/in-language')

afterAll(() => vi.unstubAllGlobals())

let carried = new Headers()

/** What a browser gets when the api, or a proxy before it, answers this. */
async function answered(answer: () => Response, headers: Record<string, string> = {}) {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    carried = new Headers(init.headers)
    return answer()
  })
  const request = new Request('http://localhost:3000/api/email/subscribe', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
  return inLanguage('es', () => forward(subscribe)(request, { params: Promise.resolve({}) }))
}

test.each([
  ['nothing', () => new Response(null, { status: 502 })],
  [
    'a page',
    () => new Response('<h1>Bad Gateway</h1>', { status: 504, headers: { 'content-type': 'text/html' } }),
  ],
])('a proxy without an api that says %s is a service that does not answer', async (_, answer) => {
  const reply = await answered(answer)
  expect(reply.status).toBe(503)
  expect(await reply.json()).toMatchObject({ error: { code: 'unavailable', reason: 'api-unreachable' } })
})

test('what the web refuses by itself has the id of the request', async () => {
  const trace = newTrace()
  const reply = await inTrace(trace, () => answered(() => new Response(null, { status: 502 })))
  expect(await reply.json()).toMatchObject({ error: { requestId: trace.traceId } })
})

test('the api is told our name of the request, and none that the browser has sent', async () => {
  const trace = newTrace()
  const hostile = {
    'x-request-id': '0b5d7a52-6c1e-4f0a-9d3b-7e2f1a4c8d90',
    traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`,
  }
  await inTrace(trace, () => answered(() => Response.json({}), hostile))
  expect(carried.get('traceparent')).toContain(trace.traceId)
  expect(carried.has('x-request-id')).toBe(false)
})

test("a host's own answer is passed on", async () => {
  const reply = await answered(() => Response.json({ message: 'the bank is away' }, { status: 502 }))
  expect(reply.status).toBe(502)
  expect(await reply.json()).toEqual({ message: 'the bank is away' })
})
