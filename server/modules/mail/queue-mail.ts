import type { z } from 'zod'
import type { Ctx, Services } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import type { Mail } from '@/server/mails/mail'
import { insertOutbox } from './queries'
import { sendPending } from './send-pending'

type Letter<S extends z.ZodType> = {
  /** What it is about, within its kind: the same one twice goes out once. */
  key: string
  to: string
  data: z.input<S>
  now: Date
  subscriberId?: string
  restaurantId?: string
  /** The day it tells of. */
  date?: string
  /** From then on nobody wants it any more. */
  expiresAt?: Date
  /** One of many: whoever waits at a screen for theirs goes first. */
  isBulk?: boolean
}

/** Part of the transaction that decides on it, so that there is neither without the other. False if it was decided before. */
export function queueMail<S extends z.ZodType>(
  tx: Transaction,
  { kind, data: schema }: Mail<S>,
  { key, to, data, now, ...about }: Letter<S>,
) {
  const payload = asStored(schema.parse(data))
  const row = { kind, key: `${kind}:${key}`, recipient: to, payload, createdAt: now, nextAttemptAt: now }
  return insertOutbox(tx, { ...row, ...about })
}

/** After the transaction: goes out at once, and if that fails with the job that looks every minute. */
export function sendSoon(ctx: Services | Ctx) {
  ctx.background.run('mail', (signal) => sendPending(ctx, signal))
}

const asStored = (data: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(data))
