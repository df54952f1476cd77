import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { register } from '@/contract/endpoints/accounts'
import { auditLog, outbox, owners, payments, restaurants } from '@/server/db/schema'
import { anAddress, linkIn, mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const made: string[] = []
const lola = { firstName: 'Lola', lastName: 'Ríos Ñíguez', password: 'salmorejo con jamón' }

const send = (body: object) => api.post('/api/auth/register', body)

async function registered(fields: object = {}) {
  const email = anAddress('lola')
  made.push(email)
  const reply = await send({ ...lola, email, ...fields })
  expect(reply.status).toBe(201)
  return { email, ...register.reply.parse(reply.body) }
}

const ownerOf = (email: string) => api.db.query.owners.findFirst({ where: eq(owners.email, email) })

beforeEach(() => {
  api.time.now = null
})

afterAll(async () => {
  await api.db.delete(owners).where(inArray(owners.email, made))
})

describe('POST /api/auth/register', () => {
  test('opens an account with a restaurant, fifteen days of trial and a session', async () => {
    const now = new Date('2030-03-01T10:00:00Z')
    api.time.now = now
    const { email, ownerId, restaurantId, token } = await registered()
    expect(await ownerOf(email)).toMatchObject({
      ...{ id: ownerId, firstName: 'Lola', lastName: 'Ríos Ñíguez', emailVerifiedAt: null },
      ...{ termsAcceptedAt: now, termsVersion: expect.stringMatching(/^\d{4}-/) },
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    })
    const [restaurant] = await api.db.select().from(restaurants).where(eq(restaurants.ownerId, ownerId))
    expect(restaurant).toMatchObject({ id: restaurantId, name: '', verification: 'pending' })
    const [payment] = await api.db.select().from(payments).where(eq(payments.ownerId, ownerId))
    expect(payment).toMatchObject({ plan: 'trial', expiresAt: new Date('2030-03-16T10:00:00Z') })
    const authorization = `Bearer ${token}`
    expect(await api.get(`/api/owner/${ownerId}`, { authorization })).toMatchObject({ status: 200 })
    expect(await api.get(`/api/owner/restaurant/${restaurantId}`)).toMatchObject({ status: 404 })
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.entityId, ownerId))
    expect(entries).toMatchObject([{ action: 'owner.registered' }])
  })

  test('mails a link that verifies the address, and keeps nothing it could be made of', async () => {
    const { email } = await registered()
    const [letter] = await mailTo(api, email)
    const link = linkIn(letter?.text, '/verify-email')
    const waiting = await api.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(JSON.stringify(waiting)).not.toContain(link.searchParams.get('token'))
    expect(await api.get(`/api/auth/verify-email${link.search}`)).toMatchObject({ status: 200 })
    expect((await ownerOf(email))?.emailVerifiedAt).not.toBeNull()
  })

  test('signs in from then on, whatever the case of the address', async () => {
    const { email } = await registered()
    const body = { email: ` ${email.toUpperCase()} `, password: lola.password }
    expect(await api.post('/api/auth/login', body)).toMatchObject({ status: 200 })
  })

  test('refuses an address that has an account, and changes nothing of it', async () => {
    const { email } = await registered()
    expect(await send({ ...lola, firstName: 'Otra', email: email.toUpperCase() })).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('Inicia sesión o recupera tu contraseña'),
        error: { code: 'conflict', reason: 'email-taken', fields: { email: 'taken' } },
      },
    })
    expect(await ownerOf(email)).toMatchObject({ firstName: 'Lola' })
  })

  test('makes one account of five requests at the same moment', async () => {
    const email = anAddress('prisa')
    made.push(email)
    const replies = await Promise.all(Array.from({ length: 5 }, () => send({ ...lola, email })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect(await mailTo(api, email)).toHaveLength(1)
  })

  test('takes names in any script, and gives them back as they are', async () => {
    const names = { firstName: '🍤 Ζωή', lastName: '<script>alert(1)</script> 李' }
    const { email } = await registered(names)
    expect(await ownerOf(email)).toMatchObject(names)
  })

  test.each([
    [{}, { firstName: 'required', lastName: 'required', email: 'required', password: 'required' }],
    [{ ...lola, email: 'lola' }, { email: 'email' }],
    [{ ...lola, email: 'l@example.com', firstName: '  ' }, { firstName: 'required' }],
    [{ ...lola, email: 'l@example.com', lastName: 'x'.repeat(1000) }, { lastName: 'too-long' }],
    [{ ...lola, email: 'l@example.com', password: 'corta' }, { password: 'too-small' }],
    [{ ...lola, email: 'l@example.com', password: 'x'.repeat(129) }, { password: 'too-long' }],
    [{ ...lola, email: 'l@example.com', password: 'Password1' }, { password: 'common' }],
    [{ ...lola, email: 'l.rios@example.com', password: 'l.rios@example.com' }, { password: 'common' }],
  ])('refuses %j', async (body, fields) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { error: { fields } } })
  })
})

test('one client signs up so many an hour', async () => {
  const guarded = await harness({ limits: { register: 2 } })
  const ask = () => guarded.asWeb('203.0.113.9').post('/api/auth/register', {})
  expect([await ask(), await ask(), await ask()].map(({ status }) => status)).toEqual([400, 400, 429])
})
