import type { z } from 'zod'
import type { Language } from '@/contract/languages'
import type { Ctx, Services } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import type { Mail } from '@/server/mails/mail'
import { traceparentOf } from '@/telemetry/traceparent'
import { traceHere } from '@/telemetry/traces'
import { insertOutbox, readersLanguage } from './queries'
import { sendPending } from './send-pending'

type QueuedMail<S extends z.ZodType> = {
  /** Identifies the mail within its kind. A second mail with the same key is not sent. */
  key: string
  to: string
  data: z.input<S>
  now: Date
  /** Of the page on which the reader asked for this mail. Otherwise it is in the language in which they read. */
  language?: Language | undefined
  subscriberId?: string
  restaurantId?: string
  /** The day that the mail is about. */
  date?: string
  /** After this time, the mail is useless and is not sent. */
  expiresAt?: Date
  /** A mail to many people. A mail for which a person waits goes first. */
  isBulk?: boolean
}

/**
 * Queues a mail in the transaction that decides on it, so that both are committed or neither. Returns false if the mail was already
 * queued.
 */
export function queueMail<S extends z.ZodType>(
  tx: Transaction,
  { kind, data: schema, reader }: Mail<S>,
  { key, to, data, now, language, ...about }: QueuedMail<S>,
) {
  const payload = asStored(schema.parse(data))
  const here = traceHere()
  if (here) payload.traceparent = traceparentOf(here)
  return insertOutbox(tx, {
    ...{ kind, key: `${kind}:${key}`, recipient: to, payload, createdAt: now, nextAttemptAt: now },
    ...{ language: language ?? readersLanguage(reader, to), ...about },
  })
}

/** Call this function after the transaction: sends the mail at once. If that fails, the job of the next minute sends it. */
export function sendSoon(ctx: Services | Ctx) {
  ctx.background.run('mail', (signal) => sendPending(ctx, signal))
}

const asStored = (data: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(data))
