import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetPassword } from '@/contract/endpoints/accounts'
import { listCities } from '@/contract/endpoints/cities'
import { subscribe } from '@/contract/endpoints/subscribers'

vi.mock('@/lib/session', () => ({ getSession: async () => ({}) }))
vi.mock('@/lib/host/offers', () => ({ hostOffers: async () => true }))

// A file before this one may have loaded these without the stand-ins: the files of a worker share what they load.
vi.resetModules()
const { call } = await import('@/lib/api/call')
const { forward } = await import('@/lib/bff/forward')
const { inLanguage } = await import('@/lib/language/in-language')

const paths = [subscribe, forgetPassword, listCities].map(({ path }) => path)
const languages: (string | null)[] = []

beforeEach(() => {
  languages.length = 0
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    if (paths.some((path) => url.endsWith(path))) languages.push(new Headers(headers).get('x-language'))
    return Response.json({}, { status: 500 })
  })
})
afterAll(() => vi.unstubAllGlobals())

test('what a person asks on a page is passed on with its language', async () => {
  const post = () =>
    new Request('http://localhost:3000/api/email/subscribe', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  const ask = () => forward(subscribe)(post(), { params: Promise.resolve({}) })
  await inLanguage('eu', ask)
  await inLanguage('es', ask)
  const body = { email: 'ana@example.com' }
  await inLanguage('gl', () => call(forgetPassword, { body }).catch(() => undefined))
  expect(languages).toEqual(['eu', 'es', 'gl'])
})

test('what is kept for all pages is asked without a language', async () => {
  await inLanguage('eu', () => call(listCities, { query: {} }, { tags: ['cities'] }).catch(() => undefined))
  expect(languages).toEqual([null])
})
