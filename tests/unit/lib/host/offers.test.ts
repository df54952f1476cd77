import { createServer } from 'node:http'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listCities } from '@/contract/endpoints/cities'
import { noteHostChange } from '@/lib/cache/host-change'

let answer: { status: number; text: string } = { status: 404, text: '<h1>Cannot GET</h1>' }
let asked = 0
const host = createServer((_, response) => {
  asked += 1
  response.writeHead(answer.status).end(answer.text)
})
await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
const address = host.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

afterAll(() => {
  host.close()
  // It is on the process, which the files of this suite share.
  noteHostChange(0)
  vi.unstubAllEnvs()
  // The files of this suite share modules: the next file would ask this host.
  vi.resetModules()
  vi.useRealTimers()
})

beforeEach(() => {
  asked = 0
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(1_800_000_000_000)
})

async function offers(apiUrl = url) {
  vi.stubEnv('API_URL', apiUrl)
  vi.resetModules()
  return import('@/lib/host/offers')
}

const says = (...endpoints: string[]) => ({ status: 200, text: JSON.stringify({ endpoints }) })
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('a host that knows no such question has the common calls alone, and is asked once', async () => {
  answer = { status: 404, text: '<h1>Cannot GET</h1>' }
  const { hostOffers } = await offers()
  expect(await Promise.all([hostOffers(listCities), hostOffers(listCities)])).toEqual([false, false])
  expect(await hostOffers(listCities)).toBe(false)
  expect(asked).toBe(1)
})

test.each([
  ['other JSON', '{"ok":true}'],
  ['a page', '<html>'],
])('%s with a 200 is no list either', async (_, text) => {
  answer = { status: 200, text }
  const { hostOffers } = await offers()
  expect(await hostOffers(listCities)).toBe(false)
})

test('ours names what it has', async () => {
  answer = says('GET /api/cities')
  const { hostOffers } = await offers()
  expect(await hostOffers(listCities)).toBe(true)
  expect(await hostOffers({ method: 'GET', path: '/api/unheard-of' })).toBe(false)
})

test('a host that does not answer yet is taken for ours, and asked again soon', async () => {
  answer = { status: 503, text: '' }
  const { hostOffers } = await offers()
  expect(await hostOffers(listCities)).toBe(true)
  answer = { status: 404, text: '' }
  expect(await hostOffers(listCities)).toBe(true)
  later(3000)
  expect(await hostOffers(listCities)).toBe(false)
})

test('a host that is exchanged is noticed within a minute, by a question nobody waits for; pages of before are not shown', async () => {
  answer = says('GET /api/cities')
  const { hostOffers } = await offers()
  const { lastHostChange } = await import('@/lib/cache/host-change')
  expect(await hostOffers(listCities)).toBe(true)
  const before = lastHostChange()
  answer = { status: 404, text: '' }
  later(61_000)
  expect(await hostOffers(listCities)).toBe(true)
  await vi.waitFor(async () => expect(await hostOffers(listCities)).toBe(false))
  expect(lastHostChange()).toBeGreaterThan(before)
  expect(asked).toBe(2)
})

test('one that goes silent stays what it was', async () => {
  answer = says('GET /api/cities')
  const { hostOffers } = await offers()
  await hostOffers(listCities)
  answer = { status: 500, text: '' }
  later(61_000)
  await hostOffers(listCities)
  await vi.waitFor(() => expect(asked).toBe(2))
  expect(await hostOffers(listCities)).toBe(true)
})
