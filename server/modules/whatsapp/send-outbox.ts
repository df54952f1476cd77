import { parse } from 'node:path'
import { z } from 'zod'
import { type ChatReply, chatReply } from '@/contract/entities/chat'
import { firstLanguage, wholeLanguages } from '@/contract/languages'
import type { Services } from '@/server/ctx'
import { loadSharp } from '@/server/images/load-sharp'
import { countReply } from '@/server/metrics'
import { languageOf } from '@/server/modules/chatbot'
import { fileKeyOf } from '@/server/modules/files'
import type { OutgoingFile, SendFailure } from '@/server/ports/messaging/port'
import { bytesOf } from '@/server/ports/storage/bytes-of'
import { phrasesIn } from './phrases'
import {
  claimOutbox,
  findWindow,
  hurryWaiting,
  insertRecall,
  noteAccepted,
  noteUnsent,
  type OutboxRow,
} from './queries-outbox'
import { nextTry } from './retry'

const atOnce = 10
/** Longer than a reply may take, and long enough for WhatsApp's delivery state of a reply whose sender crashed. */
const claimMs = 120_000
const dayMs = 24 * 3_600_000
/** A reply to a question of last week is useless. */
const longestWaitMs = 7 * dayMs

/**
 * Sends due replies. The replies of a conversation go one after the other. Safe in several processes: each reply is claimed by one
 * process.
 */
export async function sendOutbox(services: Services, signal?: AbortSignal): Promise<number> {
  const now = services.clock()
  if (signal?.aborted) return 0
  const claimed = await claimOutbox(services.db, now, new Date(now.getTime() + claimMs), atOnce)
  await Promise.all(claimed.map((row) => sendOne(services, row)))
  return claimed.length
}

async function sendOne(services: Services, row: OutboxRow) {
  const { db, messaging, log, clock } = services
  const to = await findWindow(db, row)
  const outcome = to ? await deliver(services, row, to) : unlinked
  const now = clock()
  countReply(outcome.outcome)
  if (outcome.outcome === 'accepted') {
    await noteAccepted(db, row.id, outcome.messageId)
    if (row.attempts > 1) await hurryWaiting(db, now)
    return
  }
  const { reason: lastError } = outcome
  log.warn({ id: row.id, channel: messaging.channel, ...outcome }, 'whatsapp reply not accepted')
  if (outcome.outcome === 'permanent' || now.getTime() - row.createdAt.getTime() > longestWaitMs)
    return noteUnsent(db, row.id, { state: 'failed', lastError })
  const isClosed = outcome.outcome === 'closed'
  const nextAttemptAt = isClosed ? null : nextTry(row.attempts, now, outcome)
  await noteUnsent(db, row.id, { lastError, nextAttemptAt })
  if (isClosed && to) await recall(services, row, to)
}

const unlinked: SendFailure = { outcome: 'permanent', reason: 'unlinked', refused: 'recipient' }

type Window = { address: string; lastInboundAt: Date | null }

const notNeeded: SendFailure = { outcome: 'permanent', reason: 'not-needed', refused: 'message' }

async function deliver(
  services: Services,
  { id, body, kind }: OutboxRow,
  { address: to, lastInboundAt }: Window,
) {
  const { messaging, clock, log } = services
  const isOpen = clock().getTime() - (lastInboundAt?.getTime() ?? 0) < dayMs
  const isRecall = kind === recallKind
  if (isRecall && isOpen) return notNeeded
  if (!isRecall && !isOpen) return { outcome: 'closed', reason: 'window' } satisfies SendFailure
  try {
    const reply = chatReply.parse(body.reply)
    const recallIn = isRecall ? recallLanguage.parse(body.language) : undefined
    return await messaging.send({ id, to, reply, file: await fileOfReply(services, reply), recallIn })
  } catch (err) {
    log.error({ err, id }, 'whatsapp reply could not be written')
    return { outcome: 'temporary', reason: `unwritten ${String(err)}`.slice(0, 300) } satisfies SendFailure
  }
}

const recallKind = 'recall'
/** Castilian in rows from before there were more. */
const recallLanguage = z.enum(wholeLanguages).default(firstLanguage)

type Closed = { address: string; lastInboundAt: Date | null; linkedAt: Date | null }

/**
 * Replies outside the window wait until the owner writes again. Sends the template that WhatsApp has approved, once for each silence
 * of the owner, in the language of the conversation if it is approved in that. Without a template, and to unlinked telephones, sends
 * nothing.
 */
async function recall({ db, clock, messaging }: Services, row: OutboxRow, to: Closed) {
  if (row.kind === recallKind || !to.linkedAt || !to.lastInboundAt) return
  const language = messaging.recallsIn(await languageOf(db, row.conversationId))
  if (!language) return
  const now = clock()
  await insertRecall(db, {
    ...{ conversationId: row.conversationId, channel: 'whatsapp', direction: 'out', kind: recallKind },
    ...{ key: `recall:${to.address}:${to.lastInboundAt.getTime()}`, address: to.address, state: 'pending' },
    body: { reply: { text: phrasesIn(language)('recall') }, language },
    ...{ nextAttemptAt: now, occurredAt: now, createdAt: now },
  })
}

const prefix = '/files/'

/** Sends the file as bytes, because WhatsApp may not be able to reach our address. */
async function fileOfReply(
  { storage }: Services,
  { image, document }: ChatReply,
): Promise<OutgoingFile | null> {
  const url = image?.url ?? document?.url
  if (!url) return null
  const path = new URL(url, 'http://mantel').pathname
  const known = path.startsWith(prefix) ? fileKeyOf(path.slice(prefix.length)) : null
  const stored = known && (await storage.find(known.key))
  if (!known || !stored) throw new Error(`no file at ${path}`)
  const bytes = await bytesOf(stored)
  const name = document?.name ?? parse(path).base
  if (!image || acceptedPictures.has(known.contentType))
    return { bytes, contentType: known.contentType, name }
  return { bytes: await asJpeg(bytes), contentType: 'image/jpeg', name: `${parse(path).name}.jpg` }
}

/** The picture formats that WhatsApp accepts. */
const acceptedPictures = new Set(['image/jpeg', 'image/png'])

async function asJpeg(bytes: Uint8Array) {
  const sharp = await loadSharp()
  return sharp(bytes).flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer()
}
