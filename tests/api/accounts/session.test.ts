import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { session } from '@/contract/entities/owner'
import { sessions } from '@/server/db/schema'
import { nobodysHash } from '@/server/modules/accounts/passwords'
import { deleteExpiredSessions } from '@/server/modules/sessions'
import { harness } from '@/tests/api/support/harness'
import { password } from '@/tests/api/support/world'

const api = await harness()
const owner = await api.owner()
const other = await api.owner()

const login = (email: string, typed = password) => api.post('/api/auth/login', { email, password: typed })
const sessionsOf = (ownerId: string) => api.db.select().from(sessions).where(eq(sessions.ownerId, ownerId))
const wrong = {
  status: 401,
  body: {
    message: 'Las credenciales no coinciden con nuestros registros.',
    error: { code: 'unauthenticated', reason: 'credentials' },
  },
}

describe('POST /api/auth/login', () => {
  test('opens a session, whatever the case of the address', async () => {
    const reply = await login(` ${owner.email.toUpperCase()} `)
    expect(reply).toMatchObject({ status: 200, body: { ownerId: owner.ownerId } })
    const { token } = session.parse(reply.body)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const authorization = `Bearer ${token}`
    expect(await api.get(`/api/owner/${owner.ownerId}`, { authorization })).toMatchObject({ status: 200 })
  })

  test('makes a new token each time, and leaves the sessions of other devices', async () => {
    const tokens = []
    for (let n = 0; n < 2; n += 1) tokens.push(session.parse((await login(owner.email)).body).token)
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` }
      expect(await api.get(`/api/owner/${owner.ownerId}`, headers)).toMatchObject({ status: 200 })
    }
  })

  test('keeps nothing from which the token could be had', async () => {
    const { token } = session.parse((await login(owner.email)).body)
    const kept = await sessionsOf(owner.ownerId)
    expect(kept.length).toBeGreaterThan(0)
    for (const { tokenHash } of kept) {
      expect(tokenHash).toHaveLength(32)
      expect(tokenHash.includes(Buffer.from(token, 'base64url'))).toBe(false)
    }
  })

  test('answers the same for a wrong password and an unknown address', async () => {
    expect(await login(owner.email, 'otra contraseña')).toMatchObject(wrong)
    expect(await login('nobody@example.com')).toMatchObject(wrong)
    expect(await login(other.email, `${password} `)).toMatchObject(wrong)
  })

  test('spends as much on an unknown address: its stand-in costs what a real hash costs', async () => {
    const cost = (hash: string) => hash.split('$').slice(0, 4).join('$')
    const row = await api.db.query.owners.findFirst({ where: (o) => eq(o.id, owner.ownerId) })
    expect(cost(nobodysHash)).toBe(cost(row?.passwordHash ?? ''))
  })

  test.each([
    [{}, { email: 'required', password: 'required' }],
    [{ email: 'no address', password: 'x' }, { email: 'email' }],
    [{ email: 'a@example.com', password: '' }, { password: 'required' }],
    [{ email: 'a@example.com', password: 'x'.repeat(129) }, { password: 'too-long' }],
    [
      { email: ['a@example.com'], password: { $ne: '' } },
      { email: 'type', password: 'type' },
    ],
  ])('refuses %j', async (body, fields) => {
    expect(await api.post('/api/auth/login', body)).toMatchObject({
      status: 400,
      body: { error: { fields } },
    })
  })
})

describe('POST /api/auth/logout', () => {
  test('ends this session and no other', async () => {
    const [here, there] = [await api.tokenOf(owner), await api.tokenOf(owner)].map((token) => ({
      authorization: `Bearer ${token}`,
    }))
    expect(await api.post('/api/auth/logout', undefined, here)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await api.post('/api/auth/logout', undefined, here)).toMatchObject({ status: 401 })
    expect(await api.get(`/api/owner/${owner.ownerId}`, here)).toMatchObject({ status: 401 })
    expect(await api.get(`/api/owner/${owner.ownerId}`, there)).toMatchObject({ status: 200 })
  })

  test('needs a session', async () => {
    expect(await api.post('/api/auth/logout')).toMatchObject({ status: 401 })
  })
})

describe('GET /api/owner/:ownerId', () => {
  test('tells an owner who they are', async () => {
    expect(await api.as(owner).get(`/api/owner/${owner.ownerId}`)).toMatchObject({
      status: 200,
      body: {
        ownerId: owner.ownerId,
        firstName: 'Ana',
        email: owner.email,
        emailVerified: true,
        restaurant: {
          ...{ restaurantId: owner.restaurantId, restaurantName: 'Casa Prueba' },
          ...{ logoFilePath: null, isPublic: true, missing: [] },
        },
      },
    })
  })

  test('says that a restaurant without a place is not public yet', async () => {
    const fresh = await api.owner({}, { lat: null, lon: null })
    expect(await api.as(fresh).get(`/api/owner/${fresh.ownerId}`)).toMatchObject({
      body: { restaurant: { isPublic: false, missing: ['address'] } },
    })
  })

  test('tells of no restaurant where there is none', async () => {
    const fresh = await api.owner({ emailVerifiedAt: null }, null)
    expect(await api.as(fresh).get(`/api/owner/${fresh.ownerId}`)).toMatchObject({
      status: 200,
      body: { emailVerified: false, restaurant: null },
    })
  })

  test('shows nobody else: another owner does not exist', async () => {
    expect(await api.as(other).get(`/api/owner/${owner.ownerId}`)).toMatchObject({ status: 404 })
    expect(await api.as(other).get('/api/owner/000000000000')).toMatchObject({ status: 404 })
    expect(await api.get(`/api/owner/${owner.ownerId}`)).toMatchObject({ status: 401 })
    expect(await api.as(other).get('/api/owner/NOT-AN-ID')).toMatchObject({ status: 404 })
  })
})

test('housekeeping forgets sessions that have run out, or that nobody uses', async () => {
  const gone = await api.owner()
  await api.tokenOf(gone)
  await deleteExpiredSessions(api.db, new Date(Date.now() + 29 * 3_600_000))
  expect(await sessionsOf(gone.ownerId)).toHaveLength(1)
  await deleteExpiredSessions(api.db, new Date(Date.now() + 31 * 3_600_000))
  expect(await sessionsOf(gone.ownerId)).toEqual([])
})
