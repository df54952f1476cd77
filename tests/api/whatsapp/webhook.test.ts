import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { whatsappInbox } from '@/server/db/schema'
import { signatureOf } from '@/server/ports/messaging/whatsapp'
import { harness } from '@/tests/api/support/harness'
import { webhookAccess } from './access'
import { channel } from './channel'
import { post, postRaw } from './post'
import { callOf, messagesOf, otherSent, statusOf, textSent } from './webhook-calls'

const { api, time, newPhone, say, work, outOf, graph, pass } = await channel()

const inboxOf = (phone: string) => api.db.select().from(whatsappInbox).where(eq(whatsappInbox.address, phone))
const callFrom = (from: string, body = 'hola') => messagesOf(textSent({ from, at: time.now }, body))

describe('the address', () => {
  const ask = async (query: Record<string, string>) => {
    const answer = await fetch(`${api.url}/api/whatsapp/webhook?${new URLSearchParams(query)}`)
    return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') }
  }
  const good = {
    ...{ 'hub.mode': 'subscribe', 'hub.verify_token': webhookAccess.verifyToken },
    'hub.challenge': '1158201444',
  }

  test('is proved by the word, and by nothing else', async () => {
    expect(await ask(good)).toMatchObject({ status: 200, text: '1158201444', type: /^text\/plain/ })
    expect(await ask({ ...good, 'hub.verify_token': 'otra' })).toMatchObject({ status: 400 })
    expect(await ask({})).toMatchObject({ status: 400 })
  })

  test('is nowhere without WhatsApp', async () => {
    const without = await harness()
    expect(await post(without.url, callFrom(newPhone()))).toBe(404)
    expect((await fetch(`${without.url}/api/whatsapp/webhook?${new URLSearchParams(good)}`)).status).toBe(404)
  })
})

describe('a call of the webhook', () => {
  test('is kept once by its own id, however often it comes, and answered once', async () => {
    const phone = newPhone()
    const same = callFrom(phone)
    expect(await Promise.all(Array.from({ length: 5 }, () => post(api.url, same)))).toEqual(
      Array(5).fill(200),
    )
    expect(await inboxOf(phone)).toHaveLength(1)
    graph.inbound.set(phone, time.now.getTime())
    await Promise.all([work(), work(), work()])
    expect(await post(api.url, same)).toBe(200)
    await work()
    const replies = await outOf(phone)
    expect(replies.length).toBeGreaterThan(0)
    expect(replies.every(({ state }) => state === 'sent')).toBe(true)
    expect(graph.sent.filter(({ message }) => message.to === phone)).toHaveLength(replies.length)
    expect(await inboxOf(phone)).toMatchObject([{ state: 'handled', content: {} }])
  })

  test.each([
    ['by another secret', (raw: Buffer) => signatureOf(raw, 'otro')],
    ['not at all', () => undefined],
    ['in another way', (raw: Buffer) => signatureOf(raw, webhookAccess.appSecret).replace('sha256', 'sha1')],
    ['for other bytes', () => signatureOf(Buffer.from('{}'), webhookAccess.appSecret)],
  ])('signed %s is refused, counted, and nothing of it stays', async (_, sign) => {
    const phone = newPhone()
    const raw = Buffer.from(JSON.stringify(callFrom(phone)))
    expect(await postRaw(api.url, raw, sign(raw))).toBe(400)
    expect(await inboxOf(phone)).toEqual([])
    const counts = api.logged.flatMap((line) => /"forged":(\d+)/.exec(line)?.[1] ?? [])
    expect(Number(counts.at(-1))).toBe(counts.length)
  })

  test('of weeks ago, well signed, is a copy: refused and counted', async () => {
    const [old, fresh] = [newPhone(), newPhone()]
    const weeksAgo = new Date(time.now.getTime() - 14 * 86_400_000)
    const stale = textSent({ from: old, at: weeksAgo }, 'hola')
    expect(await post(api.url, messagesOf(stale))).toBe(400)
    expect(await post(api.url, messagesOf(stale, textSent({ from: fresh, at: time.now }, 'hola')))).toBe(200)
    expect(await inboxOf(old)).toEqual([])
    expect(await inboxOf(fresh)).toHaveLength(1)
    expect(api.logged.findLast((line) => line.includes('"why":"stale"'))).toContain('"stale":2')
  })

  test('for another number, a thumb, and what cannot be read are taken, and nothing comes of them', async () => {
    const phone = newPhone()
    const about = { from: phone, at: time.now }
    expect(await post(api.url, callOf({ messages: [textSent(about, 'hola')] }, '1'))).toBe(200)
    expect(await post(api.url, messagesOf(otherSent(about, 'reaction'), { id: 'x' }))).toBe(200)
    expect(await inboxOf(phone)).toEqual([])
  })

  test('that is none is refused', async () => {
    const raw = Buffer.from('{')
    expect(await postRaw(api.url, raw, signatureOf(raw, webhookAccess.appSecret))).toBe(400)
    const large = Buffer.alloc(3 * 1024 * 1024 + 1, ' ')
    expect(await postRaw(api.url, large, signatureOf(large, webhookAccess.appSecret))).toBe(413)
  })
})

describe('a delivery', () => {
  test('is told in any order and only ever goes forward', async () => {
    const phone = newPhone()
    await say(phone, 'hola')
    await work()
    const [row] = await outOf(phone)
    const id = row?.providerMessageId ?? ''
    const states: unknown[] = []
    for (const state of ['delivered', 'sent', 'read', 'delivered', 'failed', 'sent']) {
      expect(await post(api.url, statusOf(id, state, { errors: [{ code: 131026 }] }))).toBe(200)
      states.push((await outOf(phone))[0]?.state)
    }
    expect(states).toEqual(['delivered', 'delivered', 'read', 'read', 'read', 'read'])
  })

  test('that failed after all is given up, waits or is tried again, by its reason', async () => {
    const told = async (code: number) => {
      const phone = newPhone()
      await say(phone, 'hola')
      await work()
      const [row] = await outOf(phone)
      await post(api.url, statusOf(row?.providerMessageId ?? '', 'failed', { errors: [{ code }] }))
      return { phone, row: (await outOf(phone))[0] }
    }
    expect((await told(131026)).row).toMatchObject({
      state: 'failed',
      lastError: expect.stringMatching(/^131026/),
    })
    expect((await told(131047)).row).toMatchObject({ state: 'pending', nextAttemptAt: null })
    const busy = await told(130429)
    expect(busy.row).toMatchObject({ state: 'pending' })
    pass(60_000)
    await work()
    expect(await outOf(busy.phone)).toMatchObject([{ state: 'sent' }])
  })
})
