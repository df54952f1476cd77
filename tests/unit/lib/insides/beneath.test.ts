import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'
import { patchFetch } from 'next/dist/server/lib/patch-fetch'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendBeneathCache } from '@/lib/insides/cache/beneath'

const real = globalThis.fetch
const network = vi.fn<typeof fetch>(async () => new Response('{}'))
beforeEach(() => {
  network.mockClear()
  globalThis.fetch = network
})
afterEach(() => {
  globalThis.fetch = real
})

const sent = () => new Headers(network.mock.lastCall?.[1]?.headers)

test('the headers of now are sent to this address alone, beside the given ones', async () => {
  let position = 1
  sendBeneathCache('http://api:4000', () => [['x-position', String(position)]])
  const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  await fetch('http://api:4000/api/filter/', init)
  expect(Object.fromEntries(sent())).toEqual({ 'content-type': 'application/json', 'x-position': '1' })
  expect(network.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{}' })
  expect(init.headers).toEqual({ 'content-type': 'application/json' })
  position = 2
  await fetch(new URL('http://api:4000/api/cities'))
  expect(sent().get('x-position')).toBe('2')
  await fetch('http://elsewhere/api/cities')
  expect(sent().get('x-position')).toBeNull()
})

test('Next lays its cache over this fetch, so it never sees the headers', async () => {
  sendBeneathCache('http://api:4000', () => [['x-position', '1']])
  const beneath = globalThis.fetch
  patchFetch({ workAsyncStorage, workUnitAsyncStorage })
  expect(globalThis.fetch).not.toBe(beneath)
  await fetch('http://api:4000/api/cities')
  expect(sent().get('x-position')).toBe('1')
})
