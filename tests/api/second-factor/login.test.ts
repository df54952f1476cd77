import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '@/contract/endpoints/second-factor'
import { sessions } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'
import { password } from '@/tests/api/support/world'
import { createAuthenticator } from './authenticator'
import { addApp, addKey, askedAtLogin, codeOf, login } from './with-factor'

const api = await harness()
const path = '/api/auth/second-factor'

beforeEach(() => {
  api.time.now = new Date()
})

const wait = (ms: number) => {
  api.time.now = new Date(api.ctx.clock().getTime() + ms)
}

const sessionsOf = (ownerId: string) => api.db.select().from(sessions).where(eq(sessions.ownerId, ownerId))

test('who has no second factor signs in as ever', async () => {
  const owner = await api.owner()
  expect(await login(api, owner)).toMatchObject({ status: 200, body: { ownerId: owner.ownerId } })
})

describe('POST /api/auth/second-factor', () => {
  test('the password alone opens nothing; a code of the app does, once', async () => {
    const owner = await api.owner()
    const { secret } = await addApp(api, owner)
    const before = await sessionsOf(owner.ownerId)
    const { challenge, methods } = await askedAtLogin(api, owner)
    expect(methods).toEqual(['app', 'recovery'])
    expect(await sessionsOf(owner.ownerId)).toHaveLength(before.length)
    const code = codeOf(secret, api.ctx.clock())
    const opened = await api.post(path, { challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(opened).toMatchObject({ status: 200, body: { ownerId: owner.ownerId } })
    expect(await api.post(path, { challenge, code })).toMatchObject({ status: 401 })
    const again = await askedAtLogin(api, owner)
    expect(await api.post(path, { challenge: again.challenge, code })).toMatchObject({
      status: 400,
      body: { error: { reason: 'second-factor', fields: { code: 'wrong' } } },
    })
  })

  test('takes the code of half a minute before and after, and none farther off', async () => {
    const owner = await api.owner()
    const { secret } = await addApp(api, owner)
    wait(10 * 60_000)
    const answer = async (off: number) => {
      const { challenge } = await askedAtLogin(api, owner)
      return (await api.post(path, { challenge, code: codeOf(secret, api.ctx.clock(), off) })).status
    }
    expect([await answer(-2), await answer(2), await answer(-1), await answer(1)]).toEqual([
      400, 400, 200, 200,
    ])
  })

  test('of two with the same code at the same moment one gets in', async () => {
    const owner = await api.owner()
    const { secret } = await addApp(api, owner)
    const asked = [await askedAtLogin(api, owner), await askedAtLogin(api, owner)]
    const code = codeOf(secret, api.ctx.clock())
    const replies = await Promise.all(asked.map(({ challenge }) => api.post(path, { challenge, code })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('a recovery code is good once, however it is typed', async () => {
    const owner = await api.owner()
    const { recoveryCodes } = await addApp(api, owner)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = ''] = recoveryCodes
    const typed = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')
    const { challenge } = await askedAtLogin(api, owner)
    expect(await api.post(path, { challenge, recoveryCode: typed })).toMatchObject({ status: 200 })
    const again = await askedAtLogin(api, owner)
    expect(await api.post(path, { challenge: again.challenge, recoveryCode: first })).toMatchObject({
      status: 400,
      body: { error: { fields: { recoveryCode: 'wrong' } } },
    })
  })

  test('a passkey answers what was asked, once, from our own pages', async () => {
    const owner = await api.owner()
    const { authenticator } = await addKey(api, owner)
    const { challenge, methods } = await askedAtLogin(api, owner)
    expect(methods).toEqual(['passkey', 'recovery'])
    const question = await api.post('/api/auth/second-factor/passkey', { challenge })
    const { options } = contract.askPasskeyAtLogin.reply.parse(question.body)
    const elsewhere = authenticator.assert(options, { origin: 'https://mantel.evil' })
    expect(await api.post(path, { challenge, passkey: elsewhere })).toMatchObject({ status: 400 })
    const other = authenticator.assert({ challenge: 'b3RoZXI' })
    expect(await api.post(path, { challenge, passkey: other })).toMatchObject({ status: 400 })
    const passkey = authenticator.assert(options)
    expect(await api.post(path, { challenge, passkey })).toMatchObject({ status: 200 })
    expect(await api.post(path, { challenge, passkey })).toMatchObject({ status: 401 })
  })

  test('a passkey that counts back is a copy', async () => {
    const owner = await api.owner()
    const { authenticator } = await addKey(api, owner)
    const answer = async (counter: number) => {
      const { challenge } = await askedAtLogin(api, owner)
      const question = await api.post('/api/auth/second-factor/passkey', { challenge })
      const { options } = contract.askPasskeyAtLogin.reply.parse(question.body)
      return (await api.post(path, { challenge, passkey: authenticator.assert(options, { counter }) })).status
    }
    expect([await answer(7), await answer(7), await answer(3), await answer(8)]).toEqual([200, 400, 400, 200])
  })

  test("nobody else's factor helps", async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    const [mine, theirs] = [await addApp(api, owner), await addApp(api, other)]
    const { authenticator } = await addKey(api, other)
    const { challenge } = await askedAtLogin(api, owner)
    const question = await api.post('/api/auth/second-factor/passkey', { challenge })
    const { options } = contract.askPasskeyAtLogin.reply.parse(question.body)
    const foreign = [
      { code: codeOf(theirs.secret, api.ctx.clock()) },
      { recoveryCode: theirs.recoveryCodes[0] },
      { passkey: authenticator.assert(options) },
    ]
    for (const given of foreign)
      expect(await api.post(path, { challenge, ...given })).toMatchObject({ status: 400 })
    const code = codeOf(mine.secret, api.ctx.clock())
    expect(await api.post(path, { challenge, code })).toMatchObject({ status: 200 })
  })

  test('five tries or five minutes, and the password is asked again', async () => {
    const owner = await api.owner()
    const { secret } = await addApp(api, owner)
    const { challenge } = await askedAtLogin(api, owner)
    for (let n = 0; n < 5; n++)
      expect(await api.post(path, { challenge, code: '000000' })).toMatchObject({ status: 400 })
    const code = codeOf(secret, api.ctx.clock())
    expect(await api.post(path, { challenge, code })).toMatchObject({
      status: 401,
      body: { error: { reason: 'challenge-over' } },
    })
    const late = await askedAtLogin(api, owner)
    wait(5 * 60_000 + 1)
    const body = { challenge: late.challenge, code: codeOf(secret, api.ctx.clock()) }
    expect(await api.post(path, body)).toMatchObject({ status: 401 })
  })

  test('ten wrong codes make the account wait, from wherever and with whatever challenge', async () => {
    const owner = await api.owner()
    const { secret } = await addApp(api, owner)
    for (let n = 0; n < 2; n++) {
      const { challenge } = await askedAtLogin(api, owner)
      for (let guess = 0; guess < 5; guess++)
        await api.asWeb(`203.0.113.${n * 5 + guess}`).post(path, { challenge, code: '000000' })
    }
    const { challenge } = await askedAtLogin(api, owner)
    const refused = await api.post(path, { challenge, code: codeOf(secret, api.ctx.clock()) })
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { reason: 'failed-tries', retryAfter: 30 } },
    })
    wait(31_000)
    const body = { challenge, code: codeOf(secret, api.ctx.clock()) }
    expect(await api.post(path, body)).toMatchObject({ status: 200 })
  })

  test.each([
    [{}, { challenge: 'required' }],
    [{ challenge: 'x' }, { code: 'one-way' }],
    [{ challenge: 'x', code: '123456', recoveryCode: 'abcd' }, { code: 'one-way' }],
    [{ challenge: 'x', code: '12345' }, { code: 'code' }],
    [{ challenge: 'x', passkey: { id: '+' } }, { 'passkey.id': 'base64url' }],
  ])('refuses %j', async (body, fields) => {
    expect(await api.post(path, body)).toMatchObject({ status: 400, body: { error: { fields } } })
  })

  test('a new password does not switch it off', async () => {
    const owner = await api.owner()
    const { client } = await addApp(api, owner)
    const newPassword = 'otra frase bien larga'
    expect(
      await client.post('/api/auth/changePassword', { currentPassword: password, newPassword }),
    ).toMatchObject({ status: 200 })
    const { email } = owner
    expect(await api.post('/api/auth/login', { email, password: newPassword })).toMatchObject({
      status: 401,
      body: { error: { reason: 'second-factor-needed' } },
    })
  })
})

describe('POST /api/auth/passkey', () => {
  async function question() {
    const asked = contract.askPasskey.reply.parse((await api.post('/api/auth/passkey/options')).body)
    expect(asked.options).toMatchObject({ rpId: 'mantel.example', userVerification: 'required' })
    return asked
  }

  test('lets in without a password whoever the passkey has looked at, once', async () => {
    const owner = await api.owner()
    const { authenticator } = await addKey(api, owner)
    const { challenge, options } = await question()
    const passkey = authenticator.assert(options)
    const reply = await api.post('/api/auth/passkey', { challenge, passkey })
    expect(reply).toMatchObject({ status: 200, body: { ownerId: owner.ownerId } })
    expect(await api.post('/api/auth/passkey', { challenge, passkey })).toMatchObject({ status: 401 })
  })

  test('not one that does not know who uses it, nor one that nobody has added', async () => {
    const { authenticator } = await addKey(api, await api.owner())
    const unseen = await question()
    const passkey = authenticator.assert(unseen.options, { userVerified: false })
    expect(await api.post('/api/auth/passkey', { challenge: unseen.challenge, passkey })).toMatchObject({
      status: 400,
    })
    const stranger = createAuthenticator().assert(unseen.options)
    const body = { challenge: unseen.challenge, passkey: stranger }
    expect(await api.post('/api/auth/passkey', body)).toMatchObject({
      status: 400,
      body: { error: { fields: { passkey: 'wrong' } } },
    })
  })

  test('a question of one kind is no question of the other', async () => {
    const owner = await api.owner()
    const { secret } = await addApp(api, owner)
    const { challenge } = await question()
    const code = codeOf(secret, api.ctx.clock())
    expect(await api.post(path, { challenge, code })).toMatchObject({ status: 401 })
    expect(await api.post('/api/auth/second-factor/passkey', { challenge })).toMatchObject({ status: 401 })
  })
})
