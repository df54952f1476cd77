import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { positionHeader } from '@/contract/changes-position'

const network = vi.fn<typeof fetch>(async () => new Response('{}'))
beforeEach(() => {
  network.mockClear()
  vi.stubGlobal('fetch', network)
  vi.stubEnv('API_URL', 'http://api:4000')
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What a question to the host says of the position 7, when PLAIN has this value. */
async function positionSent(plain: string) {
  vi.stubEnv('PLAIN', plain)
  const { tellPosition } = await import('@/lib/front/changes/tell-position')
  tellPosition().from({ heardOf: () => 7 })
  await fetch('http://api:4000/api/cities')
  return new Headers(network.mock.lastCall?.[1]?.headers).get(positionHeader)
}

test('each question to the host says how far its changes have been read, unless that is switched off', async () => {
  expect(await positionSent('')).toBe('7')
  vi.resetModules()
  vi.stubGlobal('fetch', network)
  expect(await positionSent('sent-position')).toBeNull()
})
