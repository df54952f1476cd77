import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { sealData } from 'iron-session'
import { afterAll, expect, test, vi } from 'vitest'

const session = { token: 'key', ownerId: '', isVerified: false, save: vi.fn(), destroy: vi.fn() }
let emailVerified = false
vi.mock('@/lib/session', () => ({ getSession: async () => session }))
vi.mock('@/lib/api/call', () => ({ call: async () => ({ ownerId: session.ownerId, emailVerified }) }))

// A file before this one may have loaded these without the stand-ins: the files of a worker share what they load.
vi.resetModules()
const { readSession } = await import('@/lib/bff/read-session')
const { env } = await import('@/lib/env')
const { whoAsks } = await import('@/lib/front/limits/who-asks')

afterAll(() => vi.resetModules())

/** As whom the front server counts the browser, whose cookie is still that of the sign-up. */
async function counted() {
  const { ownerId } = session
  const seal = await sealData({ ownerId, isVerified: false }, { password: env().SESSION_SECRET })
  const request = new IncomingMessage(new Socket())
  request.headers = { 'x-forwarded-for': '203.0.113.9', cookie: `mantel=${encodeURIComponent(seal)}` }
  return (await whoAsks(request)).client
}

test('an address that was verified on another device counts from the next page on, and no cookie is written', async () => {
  session.ownerId = 'verified-elsewhere'
  await readSession()
  expect(await counted()).toBe('203.0.113.9')
  emailVerified = true
  expect((await readSession()).headers.get('set-cookie')).toBe(null)
  expect(await counted()).toBe('owner verified-elsewhere')
  expect(session.save).not.toHaveBeenCalled()
})

test('remembers ten thousand at most, those who were here last', async () => {
  const { isKnownVerified, noteVerified } = await import('@/lib/verified-owners')
  for (let n = 0; n <= 10_000; n += 1) noteVerified({ ownerId: `many ${n}`, emailVerified: true })
  expect([isKnownVerified('many 0'), isKnownVerified('many 1')]).toEqual([false, true])
})
