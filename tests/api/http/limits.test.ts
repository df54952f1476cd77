import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '@/contract/endpoint'
import { proofHeader } from '@/contract/internal-proof'
import { mount } from '@/server/http/mount'
import { harness } from '@/tests/api/support/harness'

const reply = z.object({ ip: z.string().nullable() })
const read = endpoint({ method: 'GET', path: '/test/read', auth: 'public', summary: 'Reads', reply })
const write = endpoint({
  method: 'POST',
  path: '/test/write',
  auth: 'public',
  limit: 'write',
  summary: 'Writes',
  reply,
})

const api = await harness({
  limits: { read: 4, write: 2, secret: 1, export: 1 },
  extend: [
    (app) => {
      mount(app, read, ({ ip }) => ({ ip }))
      mount(app, write, ({ ip }) => ({ ip }))
    },
  ],
})

async function statuses(times: number, ask: () => Promise<{ status: number }>) {
  const all: number[] = []
  for (let i = 0; i < times; i++) all.push((await ask()).status)
  return all
}

describe('the limits', () => {
  test('count each client the web speaks for, by kind of endpoint', async () => {
    const ana = api.asWeb('203.0.113.1')
    expect(await statuses(4, () => ana.post('/test/write'))).toEqual([200, 200, 429, 429])
    expect(await statuses(5, () => ana.get('/test/read'))).toEqual([200, 200, 200, 200, 429])
    expect(await statuses(1, () => api.asWeb('203.0.113.2').get('/test/read'))).toEqual([200])
  })

  test('count what is no call of ours, and calls with a wrong method', async () => {
    const lost = api.asWeb('203.0.113.61')
    expect(await statuses(5, () => lost.get('/test/nothing'))).toEqual([404, 404, 404, 404, 429])
    const wrong = api.asWeb('203.0.113.62')
    expect(await statuses(5, () => wrong.post('/test/read'))).toEqual([404, 404, 404, 404, 429])
  })

  test('say when to come back', async () => {
    const bea = api.asWeb('203.0.113.3')
    await statuses(2, () => bea.post('/test/write'))
    const refused = await bea.post('/test/write')
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many', reason: 'rate-limit' } },
    })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(refused.body).toMatchObject({ error: { retryAfter: seconds } })
  })

  test('have an account written out so often and no more', async () => {
    const owner = await api.owner()
    expect(await statuses(2, () => api.as(owner).get('/api/account/data'))).toEqual([200, 429])
  })

  test('guard a secret before it is looked at', async () => {
    const guess = () => api.asWeb('203.0.113.4').get('/api/auth/verify-email?token=guess')
    expect(await statuses(2, guess)).toEqual([400, 429])
  })

  test("leave the web's own reads alone", async () => {
    expect(await statuses(10, () => api.asWeb().get('/test/read'))).toEqual(Array(10).fill(200))
  })

  test('give a whole /48 of IPv6 what eight clients have', async () => {
    const from = (network: number) => api.asWeb(`2001:db8:77:${network.toString(16)}::1`).post('/test/write')
    const all: number[] = []
    for (let network = 0; network < 20; network += 1) all.push((await from(network)).status)
    expect(all).toEqual([...Array(16).fill(200), ...Array(4).fill(429)])
    expect((await api.asWeb('2001:db8:78::1').post('/test/write')).status).toBe(200)
  })

  test('take one network of IPv6 for one client', async () => {
    const at = (tail: string) => api.asWeb(`2001:db8:1:2:${tail}`).post('/test/write')
    expect([await at('a::1'), await at('b::2'), await at('c::3')].map(({ status }) => status)).toEqual([
      200, 200, 429,
    ])
  })
})

describe('the address', () => {
  test('is the one the web names, or none', async () => {
    expect((await api.asWeb('203.0.113.9').get('/test/read')).body).toEqual({ ip: '203.0.113.9' })
    expect((await api.asWeb('::ffff:203.0.113.8').get('/test/read')).body).toEqual({ ip: '203.0.113.8' })
    expect((await api.asWeb().get('/test/read')).body).toEqual({ ip: null })
    expect((await api.asWeb('nonsense').get('/test/read')).body).toEqual({ ip: null })
  })

  test('of anybody else is the one they come from, whatever they say', async () => {
    expect((await api.get('/test/read', { 'x-forwarded-for': '203.0.113.7' })).body).toEqual({
      ip: '127.0.0.1',
    })
    const lying = { 'x-forwarded-for': '203.0.113.7', [proofHeader]: 'guess' }
    expect((await api.get('/test/read', lying)).body).toEqual({ ip: '127.0.0.1' })
  })
})
