import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog, authTokens, outbox } from '@/server/db/schema'
import { mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'
import { password } from '@/tests/api/support/world'

const api = await harness()
const minute = 60_000
const newPassword = 'otra frase bien larga'
const done = { status: 200, body: { success: true, message: 'Contraseña cambiada exitosamente' } }
const refused = { status: 400, body: { error: { code: 'invalid', reason: 'code', fields: { otp: 'code' } } } }

const forget = (email: string) => api.post('/api/auth/forget-password', { email })
const reset = (email: string, otp: unknown, typed = newPassword) =>
  api.post('/api/auth/reset-password', { email, otp, newPassword: typed })
const login = (email: string, typed: string) => api.post('/api/auth/login', { email, password: typed })

async function codesOf(email: string) {
  const mails = await mailTo(api, email)
  return mails.map(({ text }) => /^\s*(\d{6})$/m.exec(text)?.[1] ?? '')
}

async function withCode() {
  const owner = await api.owner()
  expect(await forget(owner.email)).toMatchObject({ status: 200, body: { success: true } })
  const [code = ''] = await codesOf(owner.email)
  return { ...owner, code }
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const later = (ms: number) => {
  api.time.now = new Date((api.time.now ?? new Date()).getTime() + ms)
}

beforeEach(() => {
  api.time.now = null
})

describe('POST /api/auth/forget-password', () => {
  test('mails six digits and keeps them nowhere', async () => {
    const { ownerId, email, code } = await withCode()
    expect(code).toMatch(/^\d{6}$/)
    const [token] = await api.db.select().from(authTokens).where(eq(authTokens.ownerId, ownerId))
    expect(token?.secretHash).toHaveLength(32)
    const waiting = await api.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(JSON.stringify(waiting)).not.toContain(code)
  })

  test.each(['multipart', 'urlencoded'])('takes form data (%s)', async (kind) => {
    const { email } = await api.owner()
    const body = kind === 'multipart' ? new FormData() : new URLSearchParams()
    body.append('email', ` ${email.toUpperCase()} `)
    expect(await api.raw('/api/auth/forget-password', { method: 'POST', body })).toMatchObject({
      status: 200,
    })
    expect(await codesOf(email)).toHaveLength(1)
  })

  test('says that an address has no account, and mails nobody', async () => {
    const email = `nobody.${Date.now()}@example.com`
    expect(await forget(email)).toMatchObject({
      status: 404,
      body: { message: 'El correo electrónico no existe.', error: { reason: 'email-unknown' } },
    })
    expect(await codesOf(email)).toEqual([])
  })

  test.each([
    [{}, 'required'],
    [{ email: '' }, 'email'],
    [{ email: 'ana' }, 'email'],
  ])('refuses %j', async (body, email) => {
    expect(await api.post('/api/auth/forget-password', body)).toMatchObject({
      status: 400,
      body: { error: { fields: { email } } },
    })
  })

  test('sends one code to whoever presses five times at once', async () => {
    const { email } = await api.owner()
    const replies = await Promise.all(Array.from({ length: 5 }, () => forget(email)))
    for (const reply of replies) expect(reply).toMatchObject({ status: 200 })
    expect(await codesOf(email)).toHaveLength(1)
  })

  test('sends five codes an hour to an address, and no more', async () => {
    const { email } = await api.owner()
    api.time.now = new Date()
    for (let sent = 0; sent < 5; sent++) {
      expect(await forget(email)).toMatchObject({ status: 200 })
      later(2 * minute)
    }
    expect(await forget(email)).toMatchObject({ status: 429, body: { error: { reason: 'address-limit' } } })
    later(60 * minute)
    expect(await forget(email)).toMatchObject({ status: 200 })
  })
})

describe('POST /api/auth/reset-password', () => {
  test('changes the password and ends every session', async () => {
    const owner = await withCode()
    const session = { authorization: `Bearer ${await api.tokenOf(owner)}` }
    expect(await reset(owner.email, owner.code)).toMatchObject(done)
    expect(await api.get(`/api/owner/${owner.ownerId}`, session)).toMatchObject({ status: 401 })
    expect(await login(owner.email, password)).toMatchObject({ status: 401 })
    expect(await login(owner.email, newPassword)).toMatchObject({ status: 200 })
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.entityId, owner.ownerId))
    expect(entries).toMatchObject([{ action: 'owner.password-reset' }])
  })

  test('tells the owner by mail that it is another one', async () => {
    const { email, code } = await withCode()
    await reset(email, wrong(code))
    await reset(email, code)
    const [, told, more] = await mailTo(api, email)
    expect(told).toMatchObject({ subject: 'La contraseña de tu cuenta ha cambiado' })
    expect(told?.text).toContain('Se han cerrado todas las sesiones.')
    expect(more).toBeUndefined()
  })

  test('takes the code as a number too', async () => {
    const { email, code } = await withCode()
    expect(await reset(email, Number(code))).toMatchObject(done)
  })

  test('takes it once, also from ten at the same moment', async () => {
    const { email, code } = await withCode()
    const replies = await Promise.all(Array.from({ length: 5 }, () => reset(email, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await reset(email, code)).toMatchObject(refused)
  })

  test('takes no code of another owner', async () => {
    const [ana, bea] = [await withCode(), await withCode()]
    if (ana.code !== bea.code) expect(await reset(ana.email, bea.code)).toMatchObject(refused)
    expect(await reset('nobody@example.com', ana.code)).toMatchObject(refused)
    expect(await login(ana.email, password)).toMatchObject({ status: 200 })
  })

  test('gives five tries, and then not even the right one', async () => {
    const { email, code } = await withCode()
    for (let tried = 0; tried < 5; tried++) expect(await reset(email, wrong(code))).toMatchObject(refused)
    expect(await reset(email, code)).toMatchObject(refused)
    expect(await forget(email)).toMatchObject({ status: 200 })
    const [, next] = await codesOf(email)
    expect(await reset(email, next)).toMatchObject(done)
  })

  test('takes it for ten minutes', async () => {
    api.time.now = new Date()
    const { email, code } = await withCode()
    later(10 * minute)
    expect(await reset(email, code)).toMatchObject(refused)
  })

  test('is sent again while it holds, for ten minutes more', async () => {
    api.time.now = new Date()
    const { email, code } = await withCode()
    later(8 * minute)
    await forget(email)
    expect(await codesOf(email)).toEqual([code, code])
    later(9 * minute)
    expect(await reset(email, code)).toMatchObject(done)
  })

  test('takes only the newest, an hour after the first was asked for', async () => {
    api.time.now = new Date()
    const { email, code } = await withCode()
    for (let asked = 0; asked < 7; asked += 1) {
      later(9 * minute)
      await api.asWeb(`192.0.2.${asked}`).post('/api/auth/forget-password', { email })
    }
    const next = (await codesOf(email)).at(-1) ?? ''
    if (next !== code) expect(await reset(email, code)).toMatchObject(refused)
    expect(await reset(email, next)).toMatchObject(done)
  })

  test('ends with the password it was asked for', async () => {
    const owner = await withCode()
    const change = { currentPassword: password, newPassword }
    expect(await api.as(owner).post('/api/auth/changePassword', change)).toMatchObject({ status: 200 })
    expect(await reset(owner.email, owner.code, 'una tercera frase larga')).toMatchObject(refused)
  })

  test.each([
    ['corta', 'too-small'],
    ['x'.repeat(129), 'too-long'],
    ['Password1', 'common'],
    ['contraseña', 'common'],
    ['aaaaaaaaaaaa', 'common'],
  ])('refuses the password %s and keeps the code', async (typed, reason) => {
    const { email, code } = await withCode()
    expect(await reset(email, code, typed)).toMatchObject({
      status: 400,
      body: { error: { fields: { newPassword: reason } } },
    })
    expect(await reset(email, code)).toMatchObject(done)
  })

  test('refuses the address as a password', async () => {
    const { email, code } = await withCode()
    expect(await reset(email, code, email)).toMatchObject({ status: 400 })
  })

  test.each(['12345', '1234567', 'abcdef', -1, 1.5, null, ['123456']])(
    'refuses %j as a code',
    async (otp) => {
      const { email } = await api.owner()
      const reply = await reset(email, otp)
      expect(reply.status).toBe(400)
    },
  )
})

describe('a stranger who asks and guesses in the name of an owner', () => {
  const stranger = api.asWeb('203.0.113.66')
  const owner = api.asWeb('198.51.100.7')

  test('takes from them neither the code they have nor the next one', async () => {
    api.time.now = new Date()
    const { email } = await api.owner()
    expect(await owner.post('/api/auth/forget-password', { email })).toMatchObject({ status: 200 })
    const [code = ''] = await codesOf(email)
    for (let round = 0; round < 30; round += 1) {
      later(10_000)
      await stranger.post('/api/auth/forget-password', { email })
      await stranger.post('/api/auth/reset-password', { email, otp: wrong(code), newPassword })
    }
    const typed = { email, otp: code, newPassword }
    expect(await owner.post('/api/auth/reset-password', typed)).toMatchObject(done)
    later(2 * minute)
    expect(await owner.post('/api/auth/forget-password', { email })).toMatchObject({ status: 200 })
    const next = (await codesOf(email)).at(-1) ?? ''
    const again = { email, otp: next, newPassword: 'una tercera frase larga' }
    expect(await owner.post('/api/auth/reset-password', again)).toMatchObject(done)
  })

  test('from many places neither: each client has a code of its own to ask for', async () => {
    api.time.now = new Date()
    const { email } = await api.owner()
    for (let at = 0; at < 20; at += 1) {
      later(2 * minute)
      await api.asWeb(`203.0.113.${at}`).post('/api/auth/forget-password', { email })
    }
    later(2 * minute)
    expect(await owner.post('/api/auth/forget-password', { email })).toMatchObject({ status: 200 })
  })
})

test('one client asks thirty times an hour', async () => {
  const guarded = await harness({ limits: { recovery: 2 } })
  const ask = () =>
    guarded.asWeb('203.0.113.9').post('/api/auth/forget-password', { email: 'no@example.com' })
  expect([await ask(), await ask(), await ask()].map(({ status }) => status)).toEqual([404, 404, 429])
})
