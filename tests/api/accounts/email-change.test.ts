import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog, authTokens, emailChanges, outbox, owners } from '@/server/db/schema'
import { deleteOldEmailChanges } from '@/server/modules/accounts'
import { anAddress, mailTo } from '@/tests/api/mail/sent-mails'
import { addApp, codeOf } from '@/tests/api/second-factor/with-factor'
import { harness } from '@/tests/api/support/harness'
import { password, type TestOwner } from '@/tests/api/support/world'

const api = await harness()
const path = '/api/account/email'
const minute = 60_000

const later = (ms: number) => {
  api.time.now = new Date(api.ctx.clock().getTime() + ms)
}

beforeEach(() => {
  api.time.now = new Date()
})

const login = (email: string, typed = password) => api.post('/api/auth/login', { email, password: typed })

const subjects = async (email: string) => (await mailTo(api, email)).map(({ subject }) => subject)

async function codesTo(email: string) {
  const mails = await mailTo(api, email)
  return mails.flatMap(({ text }) => /^\s*(\d{6})$/m.exec(text)?.[1] ?? [])
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const refused = (why: string) => ({
  status: 400,
  body: { error: { code: 'invalid', reason: 'code', fields: { code: why } } },
})

const needed = (reason: string) => ({ status: 409, body: { error: { code: 'conflict', reason } } })

/** An owner who has asked for another address, and has the code. */
async function asked(owner?: TestOwner) {
  const who = owner ?? (await api.owner())
  const [client, email] = [api.as(who), anAddress('nueva')]
  expect(await client.post(path, { email })).toMatchObject({
    status: 200,
    body: { email: who.email, pending: { email } },
  })
  const [code = ''] = await codesTo(email)
  return { owner: who, client, email, code }
}

describe('asking for another address', () => {
  test('mails a code to it, tells the present one, and changes nothing yet', async () => {
    const { owner, client, email, code } = await asked()
    expect(code).toMatch(/^\d{6}$/)
    expect(await subjects(email)).toEqual(['Tu código para cambiar el correo'])
    const [told, more] = await mailTo(api, owner.email)
    expect(told).toMatchObject({ subject: 'Se ha pedido cambiar el correo de tu cuenta' })
    expect(told?.text).toMatch(/\/forgetPassword/)
    expect(told?.text).not.toContain(email)
    expect(more).toBeUndefined()
    const kept = await api.db.select().from(outbox).where(eq(outbox.recipient, email))
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(await client.get(path)).toMatchObject({ body: { email: owner.email, pending: { email } } })
    expect(await login(owner.email)).toMatchObject({ status: 200 })
    expect(await login(email)).toMatchObject({ status: 401 })
  })

  test('is answered alike for an address that has an account: its owner gets a mail without a code', async () => {
    const [taken, owner] = [await api.owner(), await api.owner()]
    const free = anAddress('libre')
    const answerTo = async (email: string) => {
      const { status, body } = await api.as(owner).post(path, { email })
      return JSON.stringify({ status, body }).replace(email, '…')
    }
    expect(await answerTo(taken.email)).toBe(await answerTo(free))
    expect(await subjects(taken.email)).toEqual(['Este correo ya tiene una cuenta'])
    expect(await codesTo(taken.email)).toEqual([])
    const { body } = await api.as(owner).get(path)
    expect(body).toMatchObject({ pending: { email: free } })
  })

  test('with the present address is an error', async () => {
    const owner = await api.owner()
    expect(await api.as(owner).post(path, { email: ` ${owner.email.toUpperCase()} ` })).toMatchObject({
      status: 400,
      body: { error: { fields: { email: 'same' } } },
    })
    expect(await subjects(owner.email)).toEqual([])
  })

  test.each([{}, { email: '' }, { email: 'ana' }, { email: 'a@b.es\r\nBcc: c@d.es' }])(
    'refuses %j',
    async (body) => {
      const owner = await api.owner()
      expect(await api.as(owner).post(path, body)).toMatchObject({ status: 400 })
    },
  )

  test('five times at once sends one code and one warning', async () => {
    const owner = await api.owner()
    const [client, email] = [api.as(owner), anAddress('nueva')]
    const replies = await Promise.all(Array.from({ length: 5 }, () => client.post(path, { email })))
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { pending: { email } } })
    expect(await codesTo(email)).toHaveLength(1)
    expect(await subjects(owner.email)).toHaveLength(1)
  })

  test('again, while the code holds, sends the same code, for ten minutes more', async () => {
    const { owner, client, email, code } = await asked()
    later(8 * minute)
    await client.post(path, { email })
    expect(await codesTo(email)).toEqual([code, code])
    expect(await subjects(owner.email)).toHaveLength(1)
    later(9 * minute)
    await client.post('/api/auth/proof', { password })
    expect(await client.put(path, { code })).toMatchObject({ status: 200, body: { email } })
  })

  test('for another one replaces the first, whose code dies', async () => {
    const first = await asked()
    const second = await asked(first.owner)
    if (first.code !== second.code)
      expect(await first.client.put(path, { code: first.code })).toMatchObject(refused('wrong'))
    expect(await second.client.put(path, { code: second.code })).toMatchObject({
      body: { email: second.email, pending: null },
    })
    expect(await login(first.email)).toMatchObject({ status: 401 })
  })

  test('is done five times an hour by an account', async () => {
    const owner = await api.owner()
    const client = api.as(owner)
    for (let n = 0; n < 5; n += 1)
      expect(await client.post(path, { email: anAddress() })).toMatchObject({ status: 200 })
    expect(await client.post(path, { email: anAddress() })).toMatchObject({
      status: 429,
      body: { error: { reason: 'address-limit', retryAfter: 3600 } },
    })
  })

  test('sends twelve mails an hour to one address, whether it has an account or not', async () => {
    for (const email of [anAddress('libre'), (await api.owner()).email]) {
      for (let n = 0; n < 12; n += 1)
        expect(await api.as(await api.owner()).post(path, { email })).toMatchObject({ status: 200 })
      expect(await api.as(await api.owner()).post(path, { email })).toMatchObject({ status: 429 })
    }
  })

  test('is done twenty times a day by all unverified accounts of one client', async () => {
    const from = async () => {
      const owner = await api.owner({ emailVerifiedAt: null })
      const authorization = `Bearer ${await api.tokenOf(owner)}`
      return api.asWeb('203.0.113.201').post(path, { email: anAddress() }, { authorization })
    }
    for (let n = 0; n < 20; n += 1) expect(await from()).toMatchObject({ status: 200 })
    expect(await from()).toMatchObject({ status: 429 })
  })
})

describe('what it asks for first', () => {
  test('is the password, of who has no second factor and signed in more than ten minutes ago', async () => {
    const owner = await api.owner()
    const [client, email] = [api.as(owner), anAddress('nueva')]
    await client.get(path)
    later(10 * minute + 1)
    expect(await client.post(path, { email })).toMatchObject(needed('password-needed'))
    expect(await subjects(email)).toEqual([])
    expect(await client.post('/api/auth/proof', { password })).toMatchObject({ status: 200 })
    expect(await client.post(path, { email })).toMatchObject({ status: 200 })
  })

  test('is the second factor of who has one, as for payment data, and the password is none', async () => {
    const owner = await api.owner()
    const { client, secret } = await addApp(api, owner)
    later(10 * minute + 1)
    const email = anAddress('nueva')
    expect(await client.post(path, { email })).toMatchObject(needed('second-factor-needed'))
    expect(await client.post('/api/auth/proof', { password })).toMatchObject({ status: 400 })
    expect(await client.post(path, { email })).toMatchObject(needed('second-factor-needed'))
    await client.post('/api/auth/proof', { code: codeOf(secret, api.ctx.clock()) })
    expect(await client.post(path, { email })).toMatchObject({ status: 200 })
    const [code] = await codesTo(email)
    later(9 * minute)
    await client.post(path, { email })
    later(2 * minute)
    expect(await client.put(path, { code })).toMatchObject(needed('second-factor-needed'))
    await client.post('/api/auth/proof', { code: codeOf(secret, api.ctx.clock()) })
    expect(await client.put(path, { code })).toMatchObject({ status: 200, body: { email } })
  })

  test('is nothing of who cancels', async () => {
    const owner = await api.owner()
    const [client, email] = [api.as(owner), anAddress('nueva')]
    await client.get(path)
    later(6 * minute)
    await client.post(path, { email })
    const [code] = await codesTo(email)
    later(5 * minute)
    expect(await client.put(path, { code })).toMatchObject(needed('password-needed'))
    expect(await client.delete(path)).toMatchObject({
      status: 200,
      body: { email: owner.email, pending: null },
    })
    await client.post('/api/auth/proof', { password })
    expect(await client.put(path, { code })).toMatchObject(refused('over'))
  })
})

describe('the code', () => {
  test('changes the address, verifies it, ends all other sessions and keeps this one', async () => {
    const owner = await api.owner({ emailVerifiedAt: null })
    const there = { authorization: `Bearer ${await api.tokenOf(owner)}` }
    const { client, email, code } = await asked(owner)
    expect(await client.put(path, { code })).toMatchObject({ status: 200, body: { email, pending: null } })
    expect(await client.get(`/api/owner/${owner.ownerId}`)).toMatchObject({
      status: 200,
      body: { email, emailVerified: true },
    })
    expect(await api.get(`/api/owner/${owner.ownerId}`, there)).toMatchObject({ status: 401 })
    expect(await login(owner.email)).toMatchObject({ status: 401 })
    expect(await login(email)).toMatchObject({ status: 200 })
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.entityId, owner.ownerId))
    expect(entries.map(({ action }) => action)).toEqual(['owner.email-change-asked', 'owner.email-changed'])
    expect(JSON.stringify(entries)).not.toContain(email)
  })

  test('tells the former address, with whom to write to', async () => {
    const { owner, client, email, code } = await asked()
    await client.put(path, { code })
    const mail = (await mailTo(api, owner.email)).find(
      ({ subject }) => subject === 'El correo de tu cuenta ha cambiado',
    )
    expect(mail?.text).toContain(api.ctx.site.supportEmail)
    expect(mail?.text).not.toContain(email)
    expect(await subjects(email)).toEqual(['Tu código para cambiar el correo'])
  })

  test('ends all codes and links that were asked for before', async () => {
    const owner = await api.owner({ emailVerifiedAt: null })
    await api.as(owner).post('/api/auth/resend-verification')
    await api.post('/api/auth/forget-password', { email: owner.email })
    const [reset] = await codesTo(owner.email)
    const { client, email, code } = await asked(owner)
    await client.put(path, { code })
    const left = await api.db.select().from(authTokens).where(eq(authTokens.ownerId, owner.ownerId))
    expect(left).toEqual([])
    const body = { otp: reset, newPassword: 'otra frase bien larga' }
    for (const address of [owner.email, email])
      expect(await api.post('/api/auth/reset-password', { email: address, ...body })).toMatchObject({
        status: 400,
      })
    expect(await api.post('/api/auth/forget-password', { email: owner.email })).toMatchObject({ status: 404 })
  })

  test('is taken once, also from five at the same moment', async () => {
    const { client, code } = await asked()
    const replies = await Promise.all(Array.from({ length: 5 }, () => client.put(path, { code })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await client.put(path, { code })).toMatchObject(refused('over'))
  })

  test('has five tries, and then not even the right one; the next one has its own', async () => {
    const { owner, client, email, code } = await asked()
    for (let n = 0; n < 5; n += 1)
      expect(await client.put(path, { code: wrong(code) })).toMatchObject(refused('wrong'))
    expect(await client.put(path, { code })).toMatchObject(refused('over'))
    expect(await login(owner.email)).toMatchObject({ status: 200 })
    await client.post(path, { email })
    const next = (await codesTo(email)).at(-1)
    expect(await client.put(path, { code: next })).toMatchObject({ status: 200 })
  })

  test('after ten wrong ones has to be waited for', async () => {
    const { client, email, code } = await asked()
    for (let n = 0; n < 5; n += 1) await client.put(path, { code: wrong(code) })
    await client.post(path, { email })
    const next = (await codesTo(email)).at(-1) ?? ''
    for (let n = 0; n < 5; n += 1) await client.put(path, { code: wrong(next) })
    const answer = await client.put(path, { code: next })
    expect(answer).toMatchObject({ status: 429, body: { error: { reason: 'failed-tries', retryAfter: 30 } } })
    expect(answer.headers.get('retry-after')).toBe('30')
  })

  test('holds for ten minutes', async () => {
    const { client, code } = await asked()
    later(10 * minute)
    await client.post('/api/auth/proof', { password })
    expect(await client.get(path)).toMatchObject({ body: { pending: null } })
    expect(await client.put(path, { code })).toMatchObject(refused('over'))
  })

  test('of another owner is none', async () => {
    const [ana, bea] = [await asked(), await asked()]
    if (ana.code !== bea.code)
      expect(await bea.client.put(path, { code: ana.code })).toMatchObject(refused('wrong'))
    expect(await api.as(await api.owner()).put(path, { code: ana.code })).toMatchObject(refused('over'))
  })

  test('of an address that has an account by now changes nothing', async () => {
    const { owner, client, email, code } = await asked()
    const person = { firstName: 'Eva', lastName: 'Rápida', email, password: 'otra frase bien larga' }
    expect(await api.post('/api/auth/register', person)).toMatchObject({ status: 201 })
    expect(await client.put(path, { code })).toMatchObject({
      status: 409,
      body: { error: { reason: 'email-taken', fields: { email: 'taken' } } },
    })
    expect(await login(owner.email)).toMatchObject({ status: 200 })
    await api.db.delete(owners).where(eq(owners.email, email))
  })

  test('ends with a new password, changed or reset: who asked may not be the owner', async () => {
    const newPassword = 'otra frase bien larga'
    const changed = await asked()
    await changed.client.post('/api/auth/changePassword', { currentPassword: password, newPassword })
    expect(await changed.client.put(path, { code: changed.code })).toMatchObject(refused('over'))

    const { owner, code } = await asked()
    await api.post('/api/auth/forget-password', { email: owner.email })
    const otp = (await codesTo(owner.email)).at(-1)
    expect(
      await api.post('/api/auth/reset-password', { email: owner.email, otp, newPassword }),
    ).toMatchObject({
      status: 200,
    })
    expect(await api.as(owner).put(path, { code })).toMatchObject(refused('over'))
  })
})

test('one client asks and guesses ten times a minute', async () => {
  const guarded = await harness({ limits: { secret: 2 } })
  const owner = await guarded.owner()
  const authorization = `Bearer ${await guarded.tokenOf(owner)}`
  const web = guarded.asWeb('203.0.113.77')
  const guess = () => web.put(path, { code: '000000' }, { authorization })
  const ask = () => web.post(path, { email: anAddress() }, { authorization })
  expect([await ask(), await guess(), await guess()].map(({ status }) => status)).toEqual([200, 400, 429])
})

test('changes are kept for ninety days', async () => {
  const { owner, client, code } = await asked()
  await client.put(path, { code })
  const mine = eq(emailChanges.ownerId, owner.ownerId)
  async function keptAfter(days: number) {
    const createdAt = new Date(Date.now() - days * 24 * 60 * minute)
    await api.db.update(emailChanges).set({ createdAt }).where(mine)
    await deleteOldEmailChanges(api.db, new Date())
    return api.db.select().from(emailChanges).where(mine)
  }
  expect(await keptAfter(89)).toMatchObject([{ formerEmail: owner.email, state: 'done' }])
  expect(await keptAfter(91)).toEqual([])
})
