import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '@/contract/endpoints/second-factor'
import { appSecrets, auditLog, passkeys, recoveryCodes } from '@/server/db/schema'
import { removeSecondFactor } from '@/server/modules/admin'
import { harness } from '@/tests/api/support/harness'
import { createAuthenticator } from './authenticator'
import { addApp, addKey, askedAtLogin, codeOf, login } from './with-factor'

const api = await harness()

beforeEach(() => {
  api.time.now = new Date()
})

const state = async (client: ReturnType<typeof api.as>) =>
  contract.getSecondFactor.reply.parse((await client.get('/api/second-factor')).body)

const actions = async (ownerId: string) =>
  (await api.db.select().from(auditLog).where(eq(auditLog.actorId, ownerId)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  )

describe('an app of codes', () => {
  test('is on with its first code, which is good for nothing else', async () => {
    const owner = await api.owner()
    const { client, secret, recoveryCodes: codes } = await addApp(api, owner)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await state(client)).toMatchObject({
      app: { addedAt: api.ctx.clock().toISOString() },
      ...{ passkeys: [], recoveryCodesLeft: 10, isOffered: false },
    })
    expect(codes).toHaveLength(10)
    expect(await actions(owner.ownerId)).toEqual(['owner.app-added'])
    const { challenge } = await askedAtLogin(api, owner)
    const code = codeOf(secret, api.ctx.clock(), -1)
    expect(await api.post('/api/auth/second-factor', { challenge, code })).toMatchObject({ status: 400 })
  })

  test('names the house and the account where apps look for them', async () => {
    const owner = await api.owner()
    const begun = await api.as(owner).post('/api/second-factor/app')
    const { secret, uri } = contract.beginApp.reply.parse(begun.body)
    expect(uri).toBe(
      `otpauth://totp/Mantel:${encodeURIComponent(owner.email)}?secret=${secret}&issuer=Mantel`,
    )
  })

  test('is off until then, and a wrong code leaves it so', async () => {
    const owner = await api.owner()
    const client = api.as(owner)
    expect(await client.put('/api/second-factor/app', { code: '123456' })).toMatchObject({
      status: 409,
      body: { error: { reason: 'nothing-begun' } },
    })
    const begun = await client.post('/api/second-factor/app')
    const { secret } = contract.beginApp.reply.parse(begun.body)
    const code = codeOf(secret, api.ctx.clock(), 5)
    expect(await client.put('/api/second-factor/app', { code })).toMatchObject({
      status: 400,
      body: { error: { fields: { code: 'wrong' } } },
    })
    expect(await state(client)).toMatchObject({ app: null, recoveryCodesLeft: 0 })
    expect(await login(api, owner)).toMatchObject({ status: 200 })
  })

  test('changes to another telephone with the old one good until the new one has shown a code', async () => {
    const owner = await api.owner()
    const { client, secret } = await addApp(api, owner)
    const begun = await client.post('/api/second-factor/app')
    const next = contract.beginApp.reply.parse(begun.body)
    const { challenge } = await askedAtLogin(api, owner)
    const old = { challenge, code: codeOf(secret, api.ctx.clock()) }
    expect(await api.post('/api/auth/second-factor', old)).toMatchObject({ status: 200 })
    const code = codeOf(next.secret, api.ctx.clock(), 1)
    expect(await client.put('/api/second-factor/app', { code })).toMatchObject({
      status: 200,
      body: { recoveryCodes: null },
    })
    expect(await state(client)).toMatchObject({ recoveryCodesLeft: 10 })
  })

  test('is kept sealed: neither its secret nor its codes stand in the database', async () => {
    const owner = await api.owner()
    const { secret, recoveryCodes: codes } = await addApp(api, owner)
    const [row] = await api.db.select().from(appSecrets).where(eq(appSecrets.ownerId, owner.ownerId))
    expect(row?.sealed?.toString('latin1')).not.toContain(secret)
    expect(row?.sealed).toHaveLength(12 + 20 + 16)
    const kept = await api.db.select().from(recoveryCodes).where(eq(recoveryCodes.ownerId, owner.ownerId))
    expect(JSON.stringify(kept)).not.toContain(codes[0]?.replaceAll('-', ''))
    // 120 bits of five a letter: no copy of the database is enough to search them.
    for (const code of codes) expect(code.replaceAll('-', '')).toHaveLength(24)
    const { tables } = (await api.as(owner).get('/api/account/data')).body as { tables: object }
    for (const name of ['app_secrets', 'recovery_codes', 'factor_challenges'])
      expect(tables).not.toHaveProperty(name)
  })

  test('taken away, the password is enough again and the codes are gone', async () => {
    const owner = await api.owner()
    const { client } = await addApp(api, owner)
    expect(await client.delete('/api/second-factor/app')).toMatchObject({ status: 200 })
    expect(await state(client)).toMatchObject({ app: null, recoveryCodesLeft: 0 })
    expect(await login(api, owner)).toMatchObject({ status: 200 })
    expect(await client.delete('/api/second-factor/app')).toMatchObject({ status: 404 })
  })
})

describe('passkeys', () => {
  test('are several, each with its name, and last used when it was', async () => {
    const owner = await api.owner()
    const { client, authenticator, passkeyId, recoveryCodes: codes } = await addKey(api, owner, ' Mi móvil ')
    expect(codes).toHaveLength(10)
    api.time.now = new Date(api.ctx.clock().getTime() + 1000)
    const second = await addKey(api, owner, 'Llavero')
    expect(second.recoveryCodes).toBeNull()
    const { challenge } = await askedAtLogin(api, owner)
    const asked = await api.post('/api/auth/second-factor/passkey', { challenge })
    const { options } = contract.askPasskeyAtLogin.reply.parse(asked.body)
    await api.post('/api/auth/second-factor', { challenge, passkey: authenticator.assert(options) })
    expect((await state(client)).passkeys).toMatchObject([
      { passkeyId, name: 'Mi móvil', usedAt: api.ctx.clock().toISOString() },
      { name: 'Llavero', usedAt: null },
    ])
    const { tables } = (await client.get('/api/account/data')).body as { tables: Record<string, object[]> }
    expect(tables.passkeys?.map((row) => 'name' in row && row.name).toSorted()).toEqual([
      'Llavero',
      'Mi móvil',
    ])
  })

  test('what was signed for another page, another question or before is none', async () => {
    const owner = await api.owner()
    const { client, body } = await addKey(api, owner)
    expect(await client.post('/api/second-factor/passkeys', body)).toMatchObject({
      status: 409,
      body: { error: { reason: 'challenge-over' } },
    })
    const begin = async () =>
      contract.beginPasskey.reply.parse((await client.post('/api/second-factor/passkeys/options')).body)
    const begun = await begin()
    const evil = createAuthenticator().attest(begun.options, { origin: 'https://mantel.evil' })
    const wrong = { challenge: begun.challenge, name: 'x', attestation: evil }
    expect(await client.post('/api/second-factor/passkeys', wrong)).toMatchObject({ status: 400 })
    const other = await api.owner()
    const theirs = { ...wrong, attestation: createAuthenticator().attest(begun.options) }
    expect(await api.as(other).post('/api/second-factor/passkeys', theirs)).toMatchObject({ status: 409 })
    expect(await api.db.select().from(passkeys).where(eq(passkeys.ownerId, other.ownerId))).toEqual([])
  })

  test.each([
    [{}, { challenge: 'required', name: 'required', attestation: 'required' }],
    [{ challenge: 'x', name: '', attestation: { id: 'x', rawId: 'x', type: 'key' } }, { name: 'required' }],
  ])('refuses %j', async (body, fields) => {
    const owner = await api.owner()
    expect(await api.as(owner).post('/api/second-factor/passkeys', body)).toMatchObject({
      status: 400,
      body: { error: { fields } },
    })
  })

  test('are ten at most', async () => {
    const owner = await api.owner()
    for (let n = 0; n < 10; n++) await addKey(api, owner)
    expect(await api.as(owner).post('/api/second-factor/passkeys/options')).toMatchObject({
      status: 409,
      body: { error: { reason: 'passkey-limit' } },
    })
  })

  test('are taken away one by one, nobody else’s, and the last one takes the codes along', async () => {
    const [owner, other] = [await api.owner(), await api.owner()]
    const [first, second] = [await addKey(api, owner), await addKey(api, owner)]
    const path = (id: string) => `/api/second-factor/passkeys/${id}`
    expect(await api.as(other).delete(path(first.passkeyId))).toMatchObject({ status: 404 })
    expect(await first.client.delete(path(first.passkeyId))).toMatchObject({ status: 200 })
    expect(await state(first.client)).toMatchObject({ passkeys: [{}], recoveryCodesLeft: 10 })
    expect(await first.client.delete(path(second.passkeyId))).toMatchObject({ status: 200 })
    expect(await state(first.client)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect(await login(api, owner)).toMatchObject({ status: 200 })
  })
})

test('renewed recovery codes replace the old ones, and are for who has a factor', async () => {
  const owner = await api.owner()
  const { client, recoveryCodes: codes } = await addApp(api, owner)
  const path = '/api/second-factor/recovery-codes'
  const renewed = contract.renewRecoveryCodes.reply.parse((await client.post(path)).body)
  expect(new Set([...codes, ...renewed.recoveryCodes]).size).toBe(20)
  const answer = async (recoveryCode: string | undefined) => {
    const { challenge } = await askedAtLogin(api, owner)
    return (await api.post('/api/auth/second-factor', { challenge, recoveryCode })).status
  }
  expect([await answer(codes[0]), await answer(renewed.recoveryCodes[0])]).toEqual([400, 200])
  expect(await api.as(await api.owner()).post(path)).toMatchObject({
    status: 409,
    body: { error: { reason: 'no-second-factor' } },
  })
})

test('it is offered from the first published menu on, until they say no or have one', async () => {
  const [owner, other] = [await api.owner(), await api.owner()]
  const client = api.as(owner)
  const menu = { price: 12.5, categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }] }
  expect(await state(client)).toMatchObject({ isOffered: false })
  for (const one of [owner, other]) expect((await api.as(one).post('/api/menus', menu)).status).toBe(200)
  expect(await state(client)).toMatchObject({ isOffered: true })
  expect(await client.delete('/api/second-factor/offer')).toMatchObject({ status: 200 })
  expect(await state(client)).toMatchObject({ isOffered: false })
  const { client: added } = await addApp(api, other)
  expect(await state(added)).toMatchObject({ isOffered: false })
})

test('the platform takes it away from who has lost everything, and that stands in the log', async () => {
  const owner = await api.owner()
  await addApp(api, owner)
  await addKey(api, owner)
  const ctx = { ...api.ctx, admin: 'ana' }
  await removeSecondFactor(ctx, owner.restaurantId)
  expect(await login(api, owner)).toMatchObject({ status: 200 })
  const log = await api.db.select().from(auditLog).where(eq(auditLog.entityId, owner.restaurantId))
  expect(log).toContainEqual(
    expect.objectContaining({ actorKind: 'admin', actorId: 'ana', action: 'owner.second-factor-removed' }),
  )
  await expect(removeSecondFactor(ctx, owner.restaurantId)).rejects.toMatchObject({
    reason: 'no-second-factor',
  })
})
