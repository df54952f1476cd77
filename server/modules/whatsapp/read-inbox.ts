import { type IncomingMessage, incomingMessage } from '@/contract/entities/chat'
import type { Ctx, Services } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { type MessageRead, readMessage, receiveMessage } from '@/server/modules/chatbot'
import { keepFileOf } from '@/server/modules/files'
import { answerByHand } from './answer-by-hand'
import { linkCodeIn, linkPhone } from './link-phone'
import { type Phrased, refusalIn } from './phrases'
import { claimInbox, findOwnerOf, type InboxRow, openWindow, settleInbox } from './queries-inbox'
import { nextTry } from './retry'
import { type StoredFile, storedContent } from './stored-content'

const atOnce = 10
/** Longer than the download and the redraw of the largest file. */
const claimMs = 180_000
/** WhatsApp keeps a received file for seven days, but nobody waits that long for an answer. */
const longestWaitMs = 2 * 24 * 3_600_000

/** Passes received messages to the conversation. Messages of one telephone keep the order in which they were written. */
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
    await answerRow(ctx, row)
    await openWindow(ctx.db, address, occurredAt, ctx.clock())
    await settleInbox(ctx.db, messageId, { state: 'handled', content: {}, lastError: null })
  } catch (err) {
    const now = ctx.clock()
    const isOver = now.getTime() - row.receivedAt.getTime() > longestWaitMs
    ctx.log.error({ err, attempts, isOver }, 'whatsapp message not answered')
    const lastError = String(err).slice(0, 300)
    if (isOver) await settleInbox(ctx.db, messageId, { state: 'failed', content: {}, lastError })
    else await settleInbox(ctx.db, messageId, { lastError, nextAttemptAt: nextTry(attempts, now) })
  }
}

async function answerRow(ctx: Ctx, { messageId: id, address, content, occurredAt }: InboxRow) {
  const sent = { id, at: occurredAt.toISOString() }
  const read = storedContent.parse(content)
  if (read.kind === 'text') {
    const code = linkCodeIn(read.text)
    const message: IncomingMessage = { ...sent, ...read }
    if (code) return linkPhone(ctx, { address, message, code })
    const ownerId = ctx.assistant && (await findOwnerOf(ctx.db, address))
    return hand(ctx, address, message, ownerId ? await readMessage(ctx, ownerId, message) : undefined)
  }
  if (read.kind !== 'image' && read.kind !== 'document') return hand(ctx, address, { ...sent, ...read })
  const ownerId = await findOwnerOf(ctx.db, address)
  if (!ownerId) return hand(ctx, address, { ...sent, kind: 'unknown' })
  const kept = await keepMedia(ctx, ownerId, read)
  if ('refused' in kept)
    return answerByHand(ctx, { address, message: { ...sent, kind: 'unknown' }, text: kept.refused })
  const message = incomingMessage.parse({ ...sent, ...withoutMedia(read), ...kept })
  return hand(ctx, address, message, await readMessage(ctx, ownerId, message))
}

const hand = (ctx: Ctx, address: string, message: IncomingMessage, read?: MessageRead) =>
  receiveMessage(ctx, { channel: 'whatsapp', address, message, ...(read && { read }) })

const withoutMedia = ({ mediaId: _, ...rest }: { mediaId: string } & Partial<FileKept>) => rest

type FileKept = { kind: 'image' | 'document'; file: string; mime: string }

/** Stores a received file as an upload of the owner. Throws if the file may be available later, and refuses a file that is lost. */
async function keepMedia(
  ctx: Ctx,
  ownerId: string,
  { mediaId, kind, name }: StoredFile,
): Promise<FileKept | { refused: Phrased }> {
  const media = await ctx.messaging.fetchMedia(mediaId)
  if ('outcome' in media) {
    if (media.outcome === 'temporary') throw new Error(`media: ${media.reason}`)
    return { refused: (t) => t('fileGone') }
  }
  try {
    const fallback = kind === 'image' ? 'foto' : 'archivo'
    const { fileUrl, format } = await keepFileOf(ctx, ownerId, {
      content: media.content,
      name: name ?? fallback,
    })
    return format === 'pdf'
      ? { kind: 'document', file: fileUrl, mime: 'application/pdf' }
      : { kind: 'image', file: fileUrl, mime: 'image/webp' }
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable' && error.reason !== 'aborted')
      return {
        refused: (t, language) => t('fileRefused', { why: refusalIn(language, error.reason) }),
      }
    throw error
  }
}
