import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, authTokens, owners } from '@/server/db/schema'
import { deleteExpired } from '@/server/modules/accounts'
import { keepVerification, newVerification } from '@/server/modules/accounts/verify-email-token'
import { harness } from '@/tests/api/support/harness'

const api = await harness()

const verified = { status: 200, body: { message: '¡Correo electrónico verificado con éxito!' } }
const refused = { status: 400, body: { message: 'Enlace de verificación no válido o caducado.' } }
const hour = 3_600_000

const verify = (token: string) => api.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`)
async function issue(ownerId: string, now: Date) {
  const verification = await newVerification(api.ctx.signer)
  await keepVerification(api.db, verification, ownerId, now)
  return verification.token
}
const newcomer = () => api.owner({ emailVerifiedAt: null })
const isVerified = async (ownerId: string) => {
  const [owner] = await api.db.select().from(owners).where(eq(owners.id, ownerId))
  return owner?.emailVerifiedAt !== null
}

describe('GET /api/auth/verify-email', () => {
  test('verifies the owner, and says so again to whoever comes again', async () => {
    const { ownerId } = await newcomer()
    const token = await issue(ownerId, new Date())
    expect(await isVerified(ownerId)).toBe(false)
    expect(await verify(token)).toMatchObject(verified)
    expect(await isVerified(ownerId)).toBe(true)
    expect(await verify(token)).toMatchObject(verified)
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.entityId, ownerId))
    expect(entries).toMatchObject([{ action: 'owner.email-verified', actorKind: 'owner', actorId: ownerId }])
  })

  test('is verified once by ten clicks at the same moment', async () => {
    const { ownerId } = await newcomer()
    const token = await issue(ownerId, new Date())
    const replies = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
    for (const reply of replies) expect(reply).toMatchObject(verified)
    expect(await api.db.select().from(auditLog).where(eq(auditLog.entityId, ownerId))).toHaveLength(1)
  })

  test('still knows the person weeks after, when an unused link is long gone', async () => {
    const now = new Date('2030-01-10T10:00:00Z')
    const [early, late] = [await newcomer(), await newcomer()]
    const used = await issue(early.ownerId, now)
    const unused = await issue(late.ownerId, now)
    api.time.now = now
    await verify(used)
    api.time.now = new Date(now.getTime() + 30 * 24 * hour)
    expect(await verify(used)).toMatchObject(verified)
    expect(await verify(unused)).toMatchObject(refused)
    expect(await isVerified(late.ownerId)).toBe(false)
    api.time.now = null
  })

  test('runs out after three days, not a minute before', async () => {
    const now = new Date('2030-02-10T10:00:00Z')
    const [first, second] = [await newcomer(), await newcomer()]
    const tokens = [first, second].map(({ ownerId }) => issue(ownerId, now))
    const [intime = '', late = ''] = await Promise.all(tokens)
    api.time.now = new Date(now.getTime() + 72 * hour - 60_000)
    expect(await verify(intime)).toMatchObject(verified)
    api.time.now = new Date(now.getTime() + 72 * hour)
    expect(await verify(late)).toMatchObject(refused)
    api.time.now = null
  })

  test('keeps nothing a link could be made of', async () => {
    const { ownerId } = await newcomer()
    const token = await issue(ownerId, new Date())
    const [row] = await api.db.select().from(authTokens).where(eq(authTokens.ownerId, ownerId))
    expect(row?.secretHash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('an older link of the same owner works as well', async () => {
    const { ownerId } = await newcomer()
    const first = await issue(ownerId, new Date())
    await issue(ownerId, new Date())
    expect(await verify(first)).toMatchObject(verified)
  })

  test('does not take the code that resets a password', async () => {
    const { ownerId } = await newcomer()
    const token = await issue(ownerId, new Date())
    await api.db.update(authTokens).set({ purpose: 'reset-password' }).where(eq(authTokens.ownerId, ownerId))
    expect(await verify(token)).toMatchObject(refused)
  })

  test.each(['', '?token='])('says that the token is missing: %s', async (query) => {
    expect(await api.get(`/api/auth/verify-email${query}`)).toMatchObject({
      status: 400,
      body: { message: 'Falta el token de verificación.', error: { reason: 'token-missing' } },
    })
  })

  test.each(['x', 'a'.repeat(43), "' or 1=1 --", '🍤', '../..'])(
    'refuses the forged token %s',
    async (token) => {
      expect(await verify(token)).toMatchObject(refused)
    },
  )

  test('refuses one of ten thousand characters', async () => {
    expect(await verify('a'.repeat(10_000))).toMatchObject({ status: 400, body: { success: false } })
  })

  test('housekeeping sweeps what has run out', async () => {
    const { ownerId } = await newcomer()
    await issue(ownerId, new Date('2020-01-01T00:00:00Z'))
    await deleteExpired(api.db, new Date('2020-01-05T00:00:00Z'))
    expect(await api.db.select().from(authTokens).where(eq(authTokens.ownerId, ownerId))).toEqual([])
  })
})
