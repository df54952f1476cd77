import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '@/contract/endpoints/sessions'
import { knownDevices, outbox, sessions } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'
import { password, type TestOwner } from '@/tests/api/support/world'

const api = await harness()
const android =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

beforeEach(() => {
  api.time.now = new Date()
})

type Place = { address?: string; device?: string; agent?: string; timeZone?: string; country?: string }

async function signIn(
  { email }: TestOwner,
  { address = '203.0.113.7', device, agent = android, timeZone, country }: Place = {},
) {
  const headers = {
    'user-agent': agent,
    ...(device && { 'x-device-id': device }),
    ...(country && { 'x-visitor-country': country }),
  }
  const web = api.asWeb(address)
  const opened = await web.post('/api/auth/login', { email, password, timeZone }, headers)
  expect(opened.status).toBe(200)
  const { token } = opened.body as { token: string }
  const authorization = { authorization: `Bearer ${token}` }
  return {
    list: async () =>
      contract.listSessions.reply.parse((await web.get('/api/sessions', authorization)).body).sessions,
    end: (path = '') => web.delete(`/api/sessions${path}`, undefined, authorization),
  }
}

const mailsTo = async ({ email }: TestOwner) =>
  (await api.db.select().from(outbox).where(eq(outbox.recipient, email))).filter(
    ({ kind }) => kind === 'new-device',
  )

describe('GET /api/sessions', () => {
  test('names the device in coarse words, its clock and whether the network is the same', async () => {
    const owner = await api.owner()
    const here = await signIn(owner, { timeZone: 'Europe/Madrid' })
    await signIn(owner, { address: '198.51.100.9', agent: safari, timeZone: 'Nowhere/None' })
    await signIn(owner, { address: '203.0.113.200', agent: 'curl/8.5' })
    const found = await here.list()
    expect(found[0]).toMatchObject({
      ...{ isCurrent: true, browser: 'Chrome', system: 'Android' },
      ...{ timeZone: 'Europe/Madrid', isSameNetwork: true, signedInAt: api.ctx.clock().toISOString() },
    })
    expect(found).toContainEqual(
      expect.objectContaining({ browser: 'Safari', system: 'iPhone', timeZone: null, isCurrent: false }),
    )
    expect(found).toContainEqual(
      expect.objectContaining({ browser: null, system: null, isSameNetwork: true }),
    )
  })

  test('names the country where a network in front has named it, as the web tells', async () => {
    const owner = await api.owner()
    const here = await signIn(owner, { country: 'FR', timeZone: 'Europe/Madrid' })
    await signIn(owner, { country: 'XX', timeZone: 'Europe/Madrid' })
    await signIn(owner, { country: 'Francia' })
    const found = await here.list()
    expect(found.map(({ country }) => country)).toEqual(['FR', null, null])
    expect(found[0]?.timeZone).toBe('Europe/Madrid')
  })

  test('believes no country that a client names for itself', async () => {
    const owner = await api.owner()
    const claimed = { 'x-visitor-country': 'FR', 'cf-ipcountry': 'FR' }
    const opened = await api.post('/api/auth/login', { email: owner.email, password }, claimed)
    const { token } = opened.body as { token: string }
    const list = await api.get('/api/sessions', { authorization: `Bearer ${token}` })
    expect(contract.listSessions.reply.parse(list.body).sessions[0]?.country).toBeNull()
  })

  test('keeps neither address nor more of the device than that', async () => {
    const owner = await api.owner()
    await signIn(owner, { device: 'a-name-the-browser-keeps-for-itself' })
    const rows = await api.db.select().from(sessions).where(eq(sessions.ownerId, owner.ownerId))
    const text = JSON.stringify(rows)
    for (const secret of ['203.0.113', 'Mozilla', '129.0', 'a-name-the']) expect(text).not.toContain(secret)
    expect(rows[0]?.networkMark).toBeLessThan(256)
  })

  test('tells when it was seen last, to five minutes', async () => {
    const owner = await api.owner()
    const start = api.ctx.clock().getTime()
    const here = await signIn(owner)
    const seenAfter = async (ms: number) => {
      api.time.now = new Date(start + ms)
      await here.list()
      await api.ctx.background.settled()
      return Date.parse((await here.list())[0]?.seenAt ?? '') - start
    }
    expect([await seenAfter(60_000), await seenAfter(400_000), await seenAfter(500_000)]).toEqual([
      0, 400_000, 400_000,
    ])
  })

  test('shows none that has run out', async () => {
    const owner = await api.owner()
    await signIn(owner)
    api.time.now = new Date(api.ctx.clock().getTime() + 49 * 3_600_000)
    expect(await (await signIn(owner)).list()).toHaveLength(1)
  })
})

describe('DELETE /api/sessions', () => {
  test('ends one, and that one alone', async () => {
    const owner = await api.owner()
    const [here, there, third] = [await signIn(owner), await signIn(owner), await signIn(owner)]
    const own = await there.list()
    expect(await here.end(`/${own[0]?.sessionId}`)).toMatchObject({ status: 200 })
    expect(await there.end()).toMatchObject({ status: 401 })
    expect(await third.list()).toHaveLength(2)
    expect(await here.end(`/${own[0]?.sessionId}`)).toMatchObject({ status: 404 })
  })

  test('ends all the others and keeps this one', async () => {
    const owner = await api.owner()
    const [here, there] = [await signIn(owner), await signIn(owner)]
    expect(await here.end()).toMatchObject({ status: 200 })
    expect(await there.end()).toMatchObject({ status: 401 })
    expect(await here.list()).toHaveLength(1)
  })

  test('nobody else’s', async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    const [mine, theirs] = [await signIn(owner), await signIn(other)]
    const [{ sessionId } = { sessionId: '' }] = await theirs.list()
    expect(await mine.end(`/${sessionId}`)).toMatchObject({ status: 404 })
    expect(await mine.end('/NOT-AN-ID')).toMatchObject({ status: 404 })
    expect(await theirs.list()).toHaveLength(1)
    expect(await api.get('/api/sessions')).toMatchObject({ status: 401 })
  })
})

describe('a sign-in from a new device', () => {
  const [phone, laptop] = ['the-telephone-in-the-bar', 'the-laptop-in-the-office']

  test('is told by mail; the first one, and one that was there before, are not', async () => {
    const owner = await api.owner()
    await signIn(owner, { device: phone })
    await signIn(owner, { device: phone, address: '198.51.100.9', agent: safari })
    expect(await mailsTo(owner)).toEqual([])
    await signIn(owner, { device: laptop, timeZone: 'America/Bogota', country: 'CO' })
    await signIn(owner, { device: laptop })
    expect(await mailsTo(owner)).toMatchObject([
      { payload: { browser: 'Chrome', system: 'Android', timeZone: 'America/Bogota', country: 'CO' } },
    ])
  })

  test('a client without a name for itself is known by what it is and its network', async () => {
    const owner = await api.owner()
    await signIn(owner)
    await signIn(owner, { address: '203.0.113.88' })
    expect(await mailsTo(owner)).toEqual([])
    await signIn(owner, { agent: safari })
    expect(await mailsTo(owner)).toHaveLength(1)
  })

  test('signing up makes that device a known one', async () => {
    const email = `nueva.${Date.now()}@example.com`
    const web = api.asWeb('203.0.113.7')
    const person = { firstName: 'Ana', lastName: 'Nueva', email, password }
    const made = await web.post('/api/auth/register', person, { 'x-device-id': phone })
    const { ownerId, restaurantId } = made.body as { ownerId: string; restaurantId: string }
    const owner = { ownerId, restaurantId, email }
    await signIn(owner, { device: phone })
    expect(await mailsTo(owner)).toEqual([])
    await signIn(owner, { device: laptop })
    expect(await mailsTo(owner)).toHaveLength(1)
  })

  test('one owner’s device is no other’s, and goes with them', async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    await signIn(owner, { device: phone })
    await signIn(other, { device: laptop })
    await signIn(other, { device: phone })
    expect(await mailsTo(other)).toHaveLength(1)
    const known = () => api.db.select().from(knownDevices).where(eq(knownDevices.ownerId, owner.ownerId))
    expect(await known()).toHaveLength(1)
    await api.as(owner).delete('/api/account', { confirmation: 'ELIMINAR', password })
    expect(await known()).toEqual([])
  })
})
