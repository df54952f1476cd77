import { chatReply } from '@/contract/entities/chat'
import type { Services } from '@/server/ctx'
import type { SendFailure } from '@/server/ports/messaging/port'
import { fileOfReply } from './file-of-reply'
import {
  claimOutbox,
  findWindow,
  hurryWaiting,
  noteAccepted,
  noteUnsent,
  type OutboxRow,
} from './queries-outbox'
import { recall, recallKind } from './recall'
import { nextTry } from './retry'

const atOnce = 10
/** Longer than any one reply may take, and long enough for WhatsApp to tell of one whose sender died. */
const claimMs = 120_000
const dayMs = 24 * 3_600_000
/** A reply to last week's question helps nobody. */
const longestWaitMs = 7 * dayMs

/** Sends what is due, a conversation's replies one after the other. Safe in several processes: each is claimed by one. */
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
    return await messaging.send({ id, to, reply, file: await fileOfReply(services, reply), isRecall })
  } catch (err) {
    log.error({ err, id }, 'whatsapp reply could not be written')
    return { outcome: 'temporary', reason: `unwritten ${String(err)}`.slice(0, 300) } satisfies SendFailure
  }
}
