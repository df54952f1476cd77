import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { exportData } from '@/contract/endpoints/accounts'
import { commandOf } from '@/server/cli/admin/commands'
import { newId } from '@/server/db/id'
import { contactMessages, mailbox, outbox, owners, subscribers } from '@/server/db/schema'
import {
  contactMessage,
  contactReceived,
  newDevice,
  paymentReceived,
  resetCode,
} from '@/server/mails/definitions'
import type { Mail } from '@/server/mails/mail'
import { anAddress, mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'
import { password, type TestOwner } from '@/tests/api/support/world'

const api = await harness()
const path = '/api/account/email'

async function codesTo(email: string) {
  const mails = await mailTo(api, email)
  return mails.flatMap(({ text }) => /^\s*(\d{6})$/m.exec(text)?.[1] ?? [])
}

async function moved(owner: TestOwner) {
  const [client, email] = [api.as(owner), anAddress('nueva')]
  await client.post(path, { email })
  const [code] = await codesTo(email)
  expect(await client.put(path, { code })).toMatchObject({ status: 200, body: { email } })
  return { client, email }
}

/** In an hour that has not come: nobody sends it meanwhile. */
const queued = ({ kind }: Mail, recipient: string, row: Partial<typeof outbox.$inferInsert> = {}) =>
  api.db.insert(outbox).values({
    ...{ kind, key: `${kind}:${newId()}`, recipient, payload: {}, nextAttemptAt: new Date(Date.now() + 1e9) },
    ...row,
  })

const kindsTo = async (recipient: string) =>
  (await api.db.select().from(outbox).where(eq(outbox.recipient, recipient)))
    .map(({ kind, state }) => `${kind} ${state}`)
    .toSorted()

describe('what stands under the former address', () => {
  test('of mails goes along, but a warning that waits, which its owner must read, and a dead code', async () => {
    const owner = await api.owner()
    await queued(paymentReceived, owner.email)
    await queued(paymentReceived, owner.email, { state: 'sent' })
    await queued(newDevice, owner.email)
    await queued(resetCode, owner.email)
    await queued(contactReceived, owner.email, { state: 'sent' })
    const { email } = await moved(owner)
    await api.ctx.background.settled()
    expect(await kindsTo(email)).toEqual([
      'email-code sent',
      'payment-received pending',
      'payment-received sent',
    ])
    expect(await kindsTo(owner.email)).toEqual([
      'contact-received sent',
      'email-change-asked sent',
      'email-changed sent',
      'new-device pending',
    ])
  })

  test('of messages to support goes along, and of a reader of menus stays', async () => {
    const owner = await api.owner()
    const { ownerId, restaurantId, email: former } = owner
    const message = { name: 'Ana', email: former, type: 'Sugerencia', message: 'Una sugerencia mía' }
    await api.db.insert(contactMessages).values([{ ...message, ownerId }, message])
    const about = { email: former, restaurant: { restaurantId } }
    const key = newId()
    await queued(contactMessage, 'soporte@example.com', { key, payload: about })
    await api.db.insert(subscribers).values({ email: former })
    const { email } = await moved(owner)
    const messages = await api.db
      .select()
      .from(contactMessages)
      .where(inArray(contactMessages.email, [former, email]))
    expect(messages.map((one) => [one.ownerId, one.email])).toEqual(
      expect.arrayContaining([
        [ownerId, email],
        [null, former],
      ]),
    )
    const [forSupport] = await api.db.select().from(outbox).where(eq(outbox.key, key))
    expect(forSupport?.payload).toEqual({ email, restaurant: { restaurantId } })
    expect(await api.db.select().from(subscribers).where(eq(subscribers.email, former))).toHaveLength(1)
  })

  test('is in the data of the account, and goes with the account', async () => {
    const owner = await api.owner()
    const mistyped = anAddress('mal')
    await api.as(owner).post(path, { email: mistyped })
    const { client, email } = await moved(owner)
    const { tables } = exportData.reply.parse((await client.get('/api/account/data')).body)
    expect(tables.email_changes).toHaveLength(2)
    expect(tables.email_changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: mistyped, state: 'over' }),
        expect.objectContaining({ email, formerEmail: owner.email, state: 'done' }),
      ]),
    )
    expect(JSON.stringify(tables)).not.toContain('secretHash')
    const told = (tables.outbox ?? []).map(({ kind, recipient }) => `${kind} ${recipient}`)
    expect(told).toEqual(
      expect.arrayContaining([
        `email-code ${email}`,
        `email-change-asked ${owner.email}`,
        `email-changed ${owner.email}`,
      ]),
    )
    // It would show that this address has no account.
    expect(told).not.toContain(`email-code ${mistyped}`)
    await client.delete('/api/account', { confirmation: 'ELIMINAR', password })
    for (const address of [mistyped, owner.email, email]) expect(await kindsTo(address)).toEqual([])
  })

  test('is told in the language of its owner', async () => {
    const owner = await api.owner({ language: 'gl' })
    const { email } = await moved(owner)
    expect((await mailTo(api, email)).map(({ subject }) => subject)).toEqual([
      'O teu código para cambiar o correo',
    ])
    expect((await mailTo(api, owner.email)).map(({ subject }) => subject)).toEqual([
      'Pediuse cambiar o correo da túa conta',
      'O correo da túa conta cambiou',
    ])
  })

  test('gets no mail more, and the new one all', async () => {
    const owner = await api.owner()
    const { client, email } = await moved(owner)
    await api.ctx.background.settled()
    await api.db.delete(mailbox).where(inArray(mailbox.recipient, [owner.email, email]))
    await client.post('/api/auth/changePassword', {
      currentPassword: password,
      newPassword: 'otra frase larga',
    })
    await api.post('/api/auth/forget-password', { email })
    expect(await mailTo(api, owner.email)).toEqual([])
    expect(await mailTo(api, email)).toHaveLength(2)
  })
})

describe('an owner who objects', () => {
  const addressOf = async ({ ownerId }: TestOwner) => {
    const [found] = await api.db.select().from(owners).where(eq(owners.id, ownerId))
    return found?.email
  }
  const admin = (...args: string[]) => commandOf(args)({ ...api.ctx, admin: 'marta' })

  test('gets the address back from the operator, and whoever changed it is out', async () => {
    const owner = await api.owner()
    const { client: thief, email } = await moved(owner)
    await thief.post(path, { email: anAddress('lejos') })
    expect(() => commandOf(['give-back-email', owner.restaurantId])).toThrow(/--yes/)
    expect(await admin('give-back-email', owner.restaurantId, '--yes')).toBe(
      'Casa Prueba: correo anterior devuelto.',
    )
    expect(await thief.get(path)).toMatchObject({ status: 401 })
    expect(await addressOf(owner)).toBe(owner.email)
    expect(await api.post('/api/auth/login', { email: owner.email, password })).toMatchObject({ status: 401 })
    expect(await api.post('/api/auth/login', { email, password })).toMatchObject({ status: 401 })
    expect((await mailTo(api, email)).map(({ subject }) => subject)).toContain(
      'El correo de tu cuenta ha cambiado',
    )
  })

  test('gets it back also after a second change', async () => {
    const owner = await api.owner()
    const { client, email } = await moved(owner)
    const third = anAddress('lejos')
    await client.post(path, { email: third })
    const [code] = await codesTo(third)
    expect(await client.put(path, { code })).toMatchObject({ status: 200 })
    for (const address of [email, owner.email]) {
      await admin('give-back-email', owner.restaurantId, '--yes')
      expect(await addressOf(owner)).toBe(address)
    }
    await expect(admin('give-back-email', owner.restaurantId, '--yes')).rejects.toMatchObject({
      reason: 'email-change',
    })
  })

  test('cannot have one that has another account by now, nor one of an account that never changed', async () => {
    const owner = await api.owner()
    await expect(admin('give-back-email', owner.restaurantId, '--yes')).rejects.toMatchObject({
      reason: 'email-change',
    })
    const { email } = await moved(owner)
    await api.owner({ email: owner.email })
    await expect(admin('give-back-email', owner.restaurantId, '--yes')).rejects.toMatchObject({
      reason: 'email-taken',
    })
    expect(await api.as(owner).get(path)).toMatchObject({ body: { email } })
  })
})
