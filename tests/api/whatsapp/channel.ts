import { createHash } from 'node:crypto'
import path from 'node:path'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { getWhatsApp } from '@/contract/endpoints/whatsapp'
import { chatAddresses, chatMessages } from '@/server/db/schema'
import { workOffDue } from '@/server/modules/whatsapp'
import { createWhatsApp } from '@/server/ports/messaging/whatsapp'
import type { Ocr } from '@/server/ports/ocr/port'
import type { Storage } from '@/server/ports/storage/port'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { graphAccess, webhookAccess } from './access'
import { graphPeer } from './graph-peer'
import { post } from './post'
import { messagesOf, textSent } from './webhook-calls'

let phones = 0

/** Five figures that no other file has beside this one, and the same each time. */
function numberOfFile() {
  const hash = createHash('sha1').update(path.basename(expect.getState().testPath ?? ''))
  return String(hash.digest().readUInt32BE() % 100_000).padStart(5, '0')
}

/** The api with WhatsApp at the other end, and a clock for both. Nothing is worked off but by `work`. */
export async function channel(services: { storage?: Storage; ocr?: Ocr } = {}, template?: string) {
  const time = { now: new Date('2026-11-22T12:00:00Z') }
  const clock = () => time.now
  const graph = await graphPeer(clock)
  const messaging = createWhatsApp({
    ...graphAccess,
    ...webhookAccess,
    base: graph.url,
    number: '+34600000000',
    templates: template
      ? {
          es: { name: template, language: 'es' },
          ca: { name: template, language: 'ca' },
          gl: { name: `${template}_gl`, language: 'es' },
          eu: { name: `${template}_eu`, language: 'es' },
        }
      : {},
  })
  const background = { run: () => undefined, settled: async () => undefined, end: async () => undefined }
  // A job that handles due messages also takes the messages of other test files.
  const api = await harness({ services: { ...services, messaging, clock, background }, ownDatabase: true })

  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms)
  }
  async function work() {
    pass(1_000)
    await workOffDue(api.ctx)
  }
  function newPhone() {
    phones += 1
    return `346${numberOfFile()}${String(phones).padStart(3, '0')}`
  }

  async function say(from: string, body: string, id?: string) {
    graph.inbound.set(from, time.now.getTime())
    return post(api.url, messagesOf(textSent({ from, at: time.now, ...(id && { id }) }, body)))
  }

  const stateOf = async (owner: TestOwner) =>
    getWhatsApp.reply.parse((await api.as(owner).get('/api/chat/whatsapp')).body)

  async function linkText(owner: TestOwner) {
    const { url } = await stateOf(owner)
    return new URL(url ?? '').searchParams.get('text') ?? ''
  }

  /** An owner whose telephone is linked, with nothing left to send. */
  async function linked() {
    const [owner, phone] = [await api.owner(), newPhone()]
    await say(phone, await linkText(owner))
    await work()
    graph.sent.length = 0
    return { owner, phone }
  }

  async function rowsOf(phone: string) {
    const conversations = api.db
      .select({ id: chatAddresses.conversationId })
      .from(chatAddresses)
      .where(and(eq(chatAddresses.channel, 'whatsapp'), eq(chatAddresses.address, phone)))
    return api.db
      .select()
      .from(chatMessages)
      .where(inArray(chatMessages.conversationId, conversations))
      .orderBy(asc(chatMessages.position))
  }
  const outOf = async (phone: string) => (await rowsOf(phone)).filter(({ direction }) => direction === 'out')

  /** Replies of the conversation's, as its engine writes them. */
  async function reply(phone: string, ...replies: object[]) {
    const [first] = await rowsOf(phone)
    if (!first) throw new Error('nobody has written from there')
    const { conversationId } = first
    const rows = replies.map((body, at) => ({
      ...({
        conversationId,
        channel: 'whatsapp',
        direction: 'out',
        kind: 'reply',
        state: 'pending',
      } as const),
      ...{ key: `${phone}-${at}-${Math.random()}`, body: { reply: body }, address: phone },
      ...{ occurredAt: time.now, createdAt: time.now, nextAttemptAt: time.now },
    }))
    return api.db.insert(chatMessages).values(rows).returning()
  }

  const sentTo = (phone: string) =>
    graph.sent.flatMap(({ message }) =>
      message.to === phone && message.type === 'text' ? [message.text.body] : [],
    )

  return {
    ...{ api, graph, time, pass, work, newPhone, say, stateOf },
    linkText,
    linked,
    rowsOf,
    outOf,
    reply,
    sentTo,
  }
}
