import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '@/contract/endpoints/second-factor'
import { payments, sessions } from '@/server/db/schema'
import { anAddress } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'
import { password } from '@/tests/api/support/world'
import { addApp, addKey, codeOf } from './with-factor'

const api = await harness()
const path = '/api/auth/proof'

beforeEach(() => {
  api.time.now = new Date()
})

const wait = (ms: number) => {
  api.time.now = new Date(api.ctx.clock().getTime() + ms)
}

const needed = (reason: string) => ({ status: 409, body: { error: { code: 'conflict', reason } } })

type Client = ReturnType<typeof api.as>

const details = {
  name: 'Casa Ana',
  taxId: 'B12345674',
  address: 'Mayor, 1',
  postcode: '28012',
  city: 'Madrid',
}

/** What a stolen session must not do, in the order that leaves an account to do the next with. */
const guarded: [string, (client: Client, ownerId: string) => Promise<{ status: number }>][] = [
  ['opening a payment', (client) => client.post('/api/payment/create-payment', {})],
  ['the same by GET', (client) => client.get('/api/payment/create-payment')],
  ['the page where a payment ends', (client) => client.post('/api/payment/cancel-payment', {})],
  [
    'the test page of it',
    (client) => client.post('/api/payment/sandbox-subscription', { cancelAtPeriodEnd: true }),
  ],
  ['fiscal data', (client) => client.put('/api/billing-details', details)],
  [
    'personal data',
    (client, ownerId) => client.put(`/api/profile/owners/${ownerId}`, { firstName: 'Eva', lastName: 'Otra' }),
  ],
  ['another address', (client) => client.post('/api/account/email', { email: anAddress() })],
  ['new recovery codes', (client) => client.post('/api/second-factor/recovery-codes')],
  ['another app', (client) => client.post('/api/second-factor/app')],
  ['another passkey', (client) => client.post('/api/second-factor/passkeys/options')],
  [
    'a new password',
    (client) =>
      client.post('/api/auth/changePassword', {
        currentPassword: password,
        newPassword: 'una frase bien larga',
      }),
  ],
  ['no app', (client) => client.delete('/api/second-factor/app')],
  ['no account', (client) => client.delete('/api/account', { confirmation: 'ELIMINAR', password })],
]

async function withSubscription() {
  const owner = await api.owner()
  const subscription: Omit<typeof payments.$inferInsert, 'ownerId'> = {
    ...{ plan: 'premium', provider: 'sandbox', status: 'active' },
    ...{ providerCustomerId: `prueba-${owner.ownerId}`, providerSubscriptionId: `prueba-${owner.ownerId}` },
  }
  return { owner, subscription }
}

describe('what payment, address and sign-in depend on', () => {
  test.each(guarded)('needs the second factor shown in the last ten minutes: %s', async (name, act) => {
    const { owner, subscription } = await withSubscription()
    const { client, secret } = await addApp(api, owner)
    if (name.includes('page'))
      await api.db
        .insert(payments)
        .values({ ownerId: owner.ownerId, ...subscription, updatedAt: new Date(), expiresAt: new Date() })
    wait(10 * 60_000 + 1)
    expect(await act(client, owner.ownerId)).toMatchObject(needed('second-factor-needed'))
    expect(await client.post(path, { code: codeOf(secret, api.ctx.clock()) })).toMatchObject({ status: 200 })
    expect(await act(client, owner.ownerId)).toMatchObject({ status: 200 })
  })

  test('needs nothing of who has none', async () => {
    const owner = await api.owner()
    const client = api.as(owner)
    await client.get('/api/sessions')
    wait(60 * 60_000)
    expect(await client.put('/api/billing-details', details)).toMatchObject({ status: 200 })
    expect(await client.post('/api/payment/create-payment', {})).toMatchObject({ status: 200 })
  })

  test('what is shown in one session counts in that one', async () => {
    const owner = await api.owner()
    const { client, secret } = await addApp(api, owner)
    const other = api.as(owner)
    await other.get('/api/sessions')
    wait(11 * 60_000)
    await client.post(path, { code: codeOf(secret, api.ctx.clock()) })
    expect(await other.put('/api/billing-details', details)).toMatchObject(needed('second-factor-needed'))
  })

  test('a session that the password opened a moment before the first factor has shown none', async () => {
    const owner = await api.owner()
    const thief = api.as(owner)
    await thief.get('/api/sessions')
    await addApp(api, owner)
    expect(await thief.put('/api/billing-details', details)).toMatchObject(needed('second-factor-needed'))
    expect(await thief.delete('/api/second-factor/app')).toMatchObject(needed('second-factor-needed'))
  })
})

describe('POST /api/auth/proof', () => {
  test('a first factor is added after the password, since a borrowed session would lock the owner out', async () => {
    const owner = await api.owner()
    const client = api.as(owner)
    await client.get('/api/sessions')
    wait(11 * 60_000)
    for (const what of ['app', 'passkeys/options'])
      expect(await client.post(`/api/second-factor/${what}`)).toMatchObject(needed('password-needed'))
    expect(await client.post('/api/auth/proof/options')).toMatchObject({
      body: { methods: ['password'], passkey: null },
    })
    expect(await client.post(path, { password: 'no es esta' })).toMatchObject({
      status: 400,
      body: { error: { fields: { password: 'wrong' } } },
    })
    expect(await client.post(path, { password })).toMatchObject({ status: 200 })
    expect(await client.post('/api/second-factor/app')).toMatchObject({ status: 200 })
  })

  test('the password is no proof of who has a second factor', async () => {
    const { client } = await addApp(api, await api.owner())
    expect(await client.post(path, { password })).toMatchObject({
      status: 400,
      body: { error: { fields: { password: 'wrong' } } },
    })
  })

  test('takes a passkey and a recovery code, each once', async () => {
    const owner = await api.owner()
    const { client, authenticator, recoveryCodes } = await addKey(api, owner)
    wait(11 * 60_000)
    const reply = await client.post('/api/auth/proof/options')
    const { methods, passkey: question } = contract.askProof.reply.parse(reply.body)
    expect(methods).toEqual(['passkey', 'recovery'])
    if (!question) throw new Error('A passkey is asked.')
    const body = { challenge: question.challenge, passkey: authenticator.assert(question.options) }
    expect(await client.post(path, body)).toMatchObject({ status: 200 })
    expect(await client.post(path, body)).toMatchObject(needed('challenge-over'))
    const recoveryCode = recoveryCodes?.[0]
    expect(await client.post(path, { recoveryCode })).toMatchObject({ status: 200 })
    expect(await client.post(path, { recoveryCode })).toMatchObject({ status: 400 })
  })

  test('somebody else’s answers prove nothing, and their question is not to be answered here', async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    const [mine, theirs] = [await addKey(api, owner), await addKey(api, other)]
    const asked = await theirs.client.post('/api/auth/proof/options')
    const { passkey: question } = contract.askProof.reply.parse(asked.body)
    if (!question) throw new Error('A passkey is asked.')
    const body = { challenge: question.challenge, passkey: theirs.authenticator.assert(question.options) }
    expect(await mine.client.post(path, body)).toMatchObject(needed('challenge-over'))
    const own = await mine.client.post('/api/auth/proof/options')
    const { passkey: ownQuestion } = contract.askProof.reply.parse(own.body)
    if (!ownQuestion) throw new Error('A passkey is asked.')
    const answer = {
      challenge: ownQuestion.challenge,
      passkey: theirs.authenticator.assert(ownQuestion.options),
    }
    expect(await mine.client.post(path, answer)).toMatchObject({ status: 400 })
    expect(await mine.client.post(path, { recoveryCode: theirs.recoveryCodes?.[0] })).toMatchObject({
      status: 400,
    })
  })

  test('ten wrong ones have to be waited for', async () => {
    const { client, secret } = await addApp(api, await api.owner())
    for (let n = 0; n < 10; n++)
      expect(await client.post(path, { code: '000000' })).toMatchObject({ status: 400 })
    expect(await client.post(path, { code: codeOf(secret, api.ctx.clock()) })).toMatchObject({
      status: 429,
      body: { error: { retryAfter: 30 } },
    })
  })

  test.each([{}, { code: '123' }, { code: '123456', password: 'x' }, { password: '' }])(
    'refuses %j',
    async (body) => {
      const owner = await api.owner()
      expect(await api.as(owner).post(path, body)).toMatchObject({
        status: 400,
        body: { error: { reason: 'validation' } },
      })
      expect(await api.post(path, body)).toMatchObject({ status: 401 })
    },
  )
})

test('a session from before this was kept has proven nothing', async () => {
  const owner = await api.owner()
  const { client } = await addApp(api, owner)
  await api.db.update(sessions).set({ provenAt: null }).where(eq(sessions.ownerId, owner.ownerId))
  expect(await client.put('/api/billing-details', details)).toMatchObject(needed('second-factor-needed'))
})
