import { type IncomingMessage, incomingMessage } from '@/contract/entities/chat'
import type { Ctx, Services } from '@/server/ctx'
import { type FileRead, readFile, receiveMessage } from '@/server/modules/chatbot'
import { answerByHand } from './answer-by-hand'
import { type FileKept, keepMedia } from './keep-media'
import { linkCodeIn, linkPhone } from './link-phone'
import { claimInbox, findOwnerOf, type InboxRow, openWindow, settleInbox } from './queries-inbox'
import { nextTry } from './retry'
import { storedSaid } from './stored-said'

const atOnce = 10
/** Longer than fetching and drawing anew the largest file takes. */
const claimMs = 180_000
/** WhatsApp keeps a file that came for seven days; nobody waits that long for an answer. */
const longestWaitMs = 2 * 24 * 3_600_000

/** Hands what came to the conversation, a telephone's messages in the order they were written. */
export async function readInbox(services: Services, signal?: AbortSignal): Promise<number> {
  const now = services.clock()
  if (signal?.aborted) return 0
  const claimed = await claimInbox(services.db, now, new Date(now.getTime() + claimMs), atOnce)
  await Promise.all(claimed.map((row) => readOne({ ...services, requestId: row.messageId, ip: null }, row)))
  return claimed.length
}

async function readOne(ctx: Ctx, row: InboxRow) {
  const { messageId, address, attempts, occurredAt } = row
  try {
    if (attempts === 1) ctx.background.run('whatsapp-read', () => ctx.messaging.noteRead(messageId))
    await answer(ctx, row)
    await openWindow(ctx.db, address, occurredAt, ctx.clock())
    await settleInbox(ctx.db, messageId, { state: 'handled', said: {}, lastError: null })
  } catch (err) {
    const now = ctx.clock()
    const isOver = now.getTime() - row.receivedAt.getTime() > longestWaitMs
    ctx.log.error({ err, attempts, isOver }, 'whatsapp message not answered')
    const lastError = String(err).slice(0, 300)
    if (isOver) await settleInbox(ctx.db, messageId, { state: 'failed', said: {}, lastError })
    else await settleInbox(ctx.db, messageId, { lastError, nextAttemptAt: nextTry(attempts, now) })
  }
}

async function answer(ctx: Ctx, { messageId: id, address, said, occurredAt }: InboxRow) {
  const sent = { id, at: occurredAt.toISOString() }
  const read = storedSaid.parse(said)
  if (read.kind === 'text') {
    const code = linkCodeIn(read.text)
    const message: IncomingMessage = { ...sent, ...read }
    if (code) return linkPhone(ctx, { address, message, code })
    return hand(ctx, address, message)
  }
  if (read.kind !== 'image' && read.kind !== 'document') return hand(ctx, address, { ...sent, ...read })
  const ownerId = await findOwnerOf(ctx.db, address)
  if (!ownerId) return hand(ctx, address, { ...sent, kind: 'unknown' })
  const kept = await keepMedia(ctx, ownerId, read)
  if ('refused' in kept)
    return answerByHand(ctx, { address, message: { ...sent, kind: 'unknown' }, text: kept.refused })
  const message = incomingMessage.parse({ ...sent, ...withoutMedia(read), ...kept })
  return hand(ctx, address, message, await readFile(ctx, message))
}

const hand = (ctx: Ctx, address: string, message: IncomingMessage, read?: FileRead) =>
  receiveMessage(ctx, { channel: 'whatsapp', address, message, ...(read && { read }) })

const withoutMedia = ({ mediaId: _, ...rest }: { mediaId: string } & Partial<FileKept>) => rest
