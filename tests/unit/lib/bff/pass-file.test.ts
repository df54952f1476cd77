import { afterEach, expect, it, vi } from 'vitest'
import { proofHeader, visitorHeader } from '@/contract/internal-proof'
import { passFile } from '@/lib/bff/pass-file'
import { readTraceparent } from '@/telemetry/traceparent'
import { inTrace, newTrace } from '@/telemetry/traces'

const host = vi.hoisted(() => ({ isOurs: true }))
vi.mock('@/lib/host/offers', () => ({ hostOffers: async () => host.isOurs }))

afterEach(() => void vi.restoreAllMocks())

it.each([true, false])(
  'asks for a file on its visitor’s account, with a proof for our host alone (%s)',
  async (isOurs) => {
    host.isOurs = isOurs
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('a photo'))
    const request = new Request('https://mantel.example/files/a/b.webp', {
      headers: { 'x-forwarded-for': '198.51.100.7', range: 'bytes=0-9', cookie: 'mantel=secret' },
    })
    const trace = newTrace()
    const params = Promise.resolve({ path: ['a', 'b.webp'] })
    const answer = await inTrace(trace, () => passFile(request, { params }))
    expect(await answer.text()).toBe('a photo')
    const headers = new Headers(asked.mock.calls[0]?.[1]?.headers)
    expect(headers.get('x-forwarded-for')).toBe('198.51.100.7')
    expect(headers.get(visitorHeader)).toBe(isOurs ? '198.51.100.7' : null)
    expect(headers.has(proofHeader)).toBe(isOurs)
    const carried = readTraceparent(headers.get('traceparent'))
    expect(carried?.traceId, 'the id of the request').toBe(isOurs ? trace.traceId : undefined)
    expect(headers.get('range')).toBe('bytes=0-9')
    expect(headers.get('cookie')).toBeNull()
  },
)

it('asks only for the head of a file where nobody will read it, and no more once its reader has gone', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null))
  const gone = new AbortController()
  const params = Promise.resolve({ path: ['a', 'b.pdf'] })
  for (const method of ['HEAD', 'GET'])
    await passFile(new Request('https://mantel.example/files/a/b.pdf', { method, signal: gone.signal }), {
      params,
    })
  expect(asked.mock.calls.map(([, init]) => init?.method)).toEqual(['HEAD', 'GET'])
  gone.abort()
  expect(asked.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, true])
})
