import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { newId } from '@/server/db/id'
import { mailbox, outbox, subscribers } from '@/server/db/schema'
import { contactReceived } from '@/server/mails/definitions'
import { deleteOldMail, queueMail, sendPending } from '@/server/modules/mail'
import { nextAttempt, sendOne } from '@/server/modules/mail/send-one'
import type { Delivery, MailMessage } from '@/server/ports/mail/port'
import { anAddress } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'

// Every file's mails are due at once, and whoever sends takes them all.
const api = await harness({ ownDatabase: true })
const later = () => new Date(Date.now() + 3_600_000)

async function queued(to = anAddress(), now = new Date(), about: { subscriberId?: string } = {}) {
  const key = newId()
  const data = { messageId: newId() }
  await api.db.transaction((tx) => queueMail(tx, contactReceived, { key, to, data, now, ...about }))
  return { to, key: `contact-received:${key}` }
}

async function row(key: string) {
  const [found] = await api.db.select().from(outbox).where(eq(outbox.key, key))
  if (!found) throw new Error(`no mail ${key}`)
  return found
}

async function suppressionOf(subscriberId: string) {
  const [found] = await api.db.select().from(subscribers).where(eq(subscribers.id, subscriberId))
  return found?.suppressionReason
}

const inMailbox = (to: string) => api.db.select().from(mailbox).where(eq(mailbox.recipient, to))

/** A port that answers as told. */
function answering(delivery: Delivery) {
  const sent: MailMessage[] = []
  const send = async (message: MailMessage) => {
    sent.push(message)
    return delivery
  }
  return { sent, needs: { ...api.ctx, mail: { send, close: () => undefined } } }
}

const temporary: Delivery = { outcome: 'temporary', reason: '450 busy' }
const refused = {
  outcome: 'permanent',
  reason: '550 5.1.1 no such user',
  refused: 'recipient',
} satisfies Delivery

describe('the outbox', () => {
  test('sends a mail once, however often it is decided on', async () => {
    const to = anAddress()
    const letter = { key: newId(), to, data: { messageId: newId() }, now: new Date() }
    const decide = () => api.db.transaction((tx) => queueMail(tx, contactReceived, letter))
    expect([await decide(), await decide()]).toEqual([true, false])
    await sendPending(api.ctx)
    expect(await inMailbox(to)).toHaveLength(1)
  })

  test('keeps nothing of a transaction that failed', async () => {
    const key = newId()
    const failing = api.db.transaction(async (tx) => {
      await queueMail(tx, contactReceived, {
        key,
        to: anAddress(),
        data: { messageId: newId() },
        now: new Date(),
      })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await expect(row(`contact-received:${key}`)).rejects.toThrow('no mail')
  })

  test('sends each mail once when several work it at the same time', async () => {
    const to = anAddress()
    await Promise.all(Array.from({ length: 45 }, () => queued(to)))
    await Promise.all(Array.from({ length: 4 }, () => sendPending(api.ctx)))
    expect(await inMailbox(to)).toHaveLength(45)
  })

  test('marks what went out', async () => {
    const { key } = await queued()
    await sendPending(api.ctx)
    expect(await row(key)).toMatchObject({
      state: 'sent',
      attempts: 1,
      sentAt: expect.any(Date),
      claimedUntil: null,
    })
  })

  test.each([
    ['away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })],
    ['full', Object.assign(new Error('could not write init file'), { code: 'XX000' })],
  ])('notes what went out while the database was %s, and does not send it again', async (_, away) => {
    const { key, to } = await queued()
    const refusing = vi.spyOn(api.db, 'execute')
    for (let n = 0; n < 2; n++) refusing.mockRejectedValueOnce(new Error('Failed query', { cause: away }))
    await sendPending(api.ctx)
    expect(refusing.mock.calls.length).toBeGreaterThan(2)
    refusing.mockRestore()
    expect(await row(key)).toMatchObject({ state: 'sent', attempts: 1 })
    expect(await inMailbox(to)).toHaveLength(1)
  })

  test('takes up what somebody died holding, and not before', async () => {
    const { key, to } = await queued(undefined, later())
    const held = { claimedUntil: later(), nextAttemptAt: new Date(0) }
    await api.db.update(outbox).set(held).where(eq(outbox.key, key))
    await sendPending(api.ctx)
    expect(await inMailbox(to)).toEqual([])
    await api.db
      .update(outbox)
      .set({ claimedUntil: new Date(0) })
      .where(eq(outbox.key, key))
    await sendPending(api.ctx)
    expect(await inMailbox(to)).toHaveLength(1)
  })

  test('forgets what is long past, and nothing that waits', async () => {
    const [old, waiting] = [await queued(), await queued(undefined, later())]
    await sendPending(api.ctx)
    const ages = { createdAt: new Date('2019-01-01') }
    for (const { key } of [old, waiting]) await api.db.update(outbox).set(ages).where(eq(outbox.key, key))
    await api.db.update(mailbox).set({ receivedAt: ages.createdAt }).where(eq(mailbox.recipient, old.to))
    await deleteOldMail(api.db, new Date('2019-05-01'))
    await expect(row(old.key)).rejects.toThrow('no mail')
    expect(await inMailbox(old.to)).toEqual([])
    expect(await row(waiting.key)).toMatchObject({ state: 'pending' })
  })
})

describe('a mail that is not accepted', () => {
  test('for the moment is tried again later, under the same id', async () => {
    const { key } = await queued(undefined, later())
    const { sent, needs } = answering(temporary)
    await sendOne(needs, { ...(await row(key)), attempts: 1 })
    await sendOne(needs, { ...(await row(key)), attempts: 2 })
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    const found = await row(key)
    expect(found).toMatchObject({ state: 'pending', lastError: '450 busy' })
    expect(found.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(4 * 60_000)
  })

  test('for two days is given up', async () => {
    const { key } = await queued(undefined, later())
    await sendOne(answering(temporary).needs, { ...(await row(key)), attempts: 9 })
    expect(await row(key)).toMatchObject({ state: 'failed' })
  })

  test.each([
    ['550 5.1.1 no such user', 'recipient', 1],
    ['552 5.2.2 mailbox full', 'mailbox', 3],
  ] as const)(
    'for good, %s, is not tried again, and the address gets no more menus',
    async (reason, refusedAs, times) => {
      const email = anAddress()
      const [subscriber] = await api.db.insert(subscribers).values({ email }).returning()
      const subscriberId = subscriber?.id ?? ''
      const { needs } = answering({ outcome: 'permanent', reason, refused: refusedAs })
      for (let i = 0; i < times; i++) {
        expect(await suppressionOf(subscriberId)).toBeNull()
        const { key } = await queued(email, later(), { subscriberId })
        await sendOne(needs, await row(key))
        expect(await row(key)).toMatchObject({ state: 'failed', lastError: reason })
      }
      expect(await suppressionOf(subscriberId)).toBe('bounce')
      const { key } = await queued(email, new Date(), { subscriberId })
      const { sent, needs: working } = answering({ outcome: 'accepted', messageId: 'x' })
      await sendPending(working)
      expect(sent.filter(({ to }) => to === email)).toEqual([])
      expect(await row(key)).toMatchObject({ state: 'suppressed' })
    },
  )

  test('because nobody answers keeps its place and its tries, and so do those behind it', async () => {
    const rows = await Promise.all(Array.from({ length: 3 }, () => queued()))
    const { sent, needs } = answering({ outcome: 'unreachable', reason: 'connect ECONNREFUSED' })
    await sendPending(needs)
    const before = sent.length
    await sendPending(needs)
    expect(sent.length - before, 'one at a time goes ahead to see').toBe(2)
    for (const { key } of rows)
      expect(await row(key)).toMatchObject({ state: 'pending', attempts: 0, claimedUntil: null })
    await sendPending(api.ctx)
    for (const { key } of rows) expect(await row(key)).toMatchObject({ state: 'sent', lastError: null })
  })

  test('before it expires is not sent after', async () => {
    const { key, to } = await queued()
    await api.db
      .update(outbox)
      .set({ expiresAt: new Date(0) })
      .where(eq(outbox.key, key))
    await sendPending(api.ctx)
    expect(await inMailbox(to)).toEqual([])
    expect(await row(key)).toMatchObject({ state: 'failed', lastError: 'too late' })
  })

  test('because nobody can write it waits for somebody who can', async () => {
    const { key } = await queued(undefined, later())
    const { needs, sent } = answering({ outcome: 'accepted', messageId: 'x' })
    await sendOne(needs, { ...(await row(key)), attempts: 1, kind: 'of-another-version' })
    expect(await row(key)).toMatchObject({
      state: 'pending',
      lastError: expect.stringContaining('of-another-version'),
    })
    await sendOne(needs, { ...(await row(key)), attempts: 1, payload: { messageId: 'no id' } })
    expect(await row(key)).toMatchObject({ state: 'pending' })
    expect(sent).toEqual([])
  })

  test('is logged without its address', async () => {
    const { key, to } = await queued(undefined, later())
    const reason = `550 5.1.1 <${to}>: no such user`
    await sendOne(answering({ ...refused, reason }).needs, await row(key))
    expect(api.logged.join()).toContain('550 5.1.1 … no such user')
    expect(api.logged.join()).not.toContain(to)
  })
})

test('the tries spread over two days', () => {
  const start = new Date('2025-11-20T12:00:00Z')
  const times = Array.from({ length: 9 }, (_, n) => nextAttempt(n + 1, start)?.getTime() ?? null)
  expect(times.at(-1)).toBeNull()
  const total = times.reduce<number>((sum, time) => sum + (time === null ? 0 : time - start.getTime()), 0)
  expect(total / 3_600_000).toBeGreaterThan(40)
  expect(total / 3_600_000).toBeLessThan(48)
})
