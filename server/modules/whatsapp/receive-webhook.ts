import type { Services } from '@/server/ctx'
import { AppError } from '@/server/errors'
import type { MessagingEvent } from '@/server/ports/messaging/port'
import { insertInbox } from './queries-inbox'
import { noteDelivery, noteUndelivered } from './queries-outbox'
import { nextTry } from './retry'
import { wakeWhatsApp } from './wake'

/** Messages can arrive out of order. After this wait, the messages are in the order in which they were written. */
const settleMs = 500

export type Refused = { forged: number; stale: number }

type SignedBody = { raw: Uint8Array; signature: string }

/** Stores new messages once and leaves the rest to a job, because WhatsApp expects an answer within a second. */
export async function receiveWebhook(services: Services, { raw, signature }: SignedBody, refused: Refused) {
  const now = services.clock()
  const { events, stale } = read(services, { raw, signature }, now, refused)
  if (stale > 0) logRefused(services, refused, 'stale', stale)
  if (stale > 0 && events.length === 0) throw new AppError('invalid', 'webhook-stale')
  const messages = events.flatMap((event) => (event.kind === 'message' ? [rowOf(event, now)] : []))
  const fresh = messages.length > 0 ? await insertInbox(services.db, messages) : []
  for (const event of events) if (event.kind === 'status') await noteStatus(services, event, now)
  if (fresh.length > 0 || messages.length < events.length) wakeWhatsApp(services)
}

function read(services: Services, { raw, signature }: SignedBody, now: Date, refused: Refused) {
  try {
    return services.messaging.readEvents(raw, signature, now)
  } catch (error) {
    if (error instanceof AppError && error.reason.startsWith('signature'))
      logRefused(services, refused, 'forged', 1)
    throw error
  }
}

function logRefused({ log }: Services, refused: Refused, why: keyof Refused, count: number) {
  refused[why] += count
  log.warn({ why, ...refused }, 'whatsapp webhook refused')
}

type Message = Extract<MessagingEvent, { kind: 'message' }>
type Status = Extract<MessagingEvent, { kind: 'status' }>

const rowOf = ({ id: messageId, from: address, at: occurredAt, content }: Message, now: Date) => ({
  ...{ messageId, address, content: { ...content }, occurredAt, receivedAt: now },
  nextAttemptAt: new Date(now.getTime() + settleMs),
})

async function noteStatus({ db, log }: Services, { messageId, ours, state, failure }: Status, now: Date) {
  if (state !== 'failed') return noteDelivery(db, { messageId, ours, state })
  const { outcome, reason: lastError } = failure ?? { outcome: 'permanent', reason: 'failed' }
  log.warn({ outcome, reason: lastError }, 'whatsapp reply not delivered')
  if (outcome === 'permanent') return noteUndelivered(db, messageId, { state: 'failed', lastError })
  const nextAttemptAt = outcome === 'temporary' ? nextTry(3, now) : null
  await noteUndelivered(db, messageId, { state: 'pending', lastError, nextAttemptAt })
}
