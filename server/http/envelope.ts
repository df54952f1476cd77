import type { Context } from 'hono'
import { type ErrorEnvelope, errorStatus } from '@/contract/errors'
import { isDatabaseAway } from '@/server/db/database-away'
import { AppError } from '@/server/errors'
import type { HonoEnv } from './api'
import { namedFiles } from './named-files'

/** Turns any error into the envelope. An unforeseen error is logged in full; its answer holds only the request's id. */
export function errorResponse(c: Context<HonoEnv>, error: unknown): Response {
  const { log, requestId } = c.var.ctx
  const known = error instanceof AppError ? error : fromUnforeseen(error)
  c.set('refusal', known.reason)
  if (errorStatus[known.code] >= 500) log.error({ err: error, route: c.var.route }, 'request failed')
  if (known.retryAfter !== undefined) c.header('retry-after', String(known.retryAfter))
  const json = namedFiles(c, JSON.stringify(envelope(known, requestId)))
  return c.body(json, statusOf(known), { 'content-type': 'application/json' })
}

/** No code of its own: a client that speaks our envelope never meets it. The front answers it in the same way. */
const statusOf = ({ code, reason }: AppError) => (reason === 'too-slow' ? 408 : errorStatus[code])

function envelope(known: AppError, requestId: string): ErrorEnvelope {
  const { message, code, reason, fields, retryAfter, current, secondFactor } = known
  return {
    success: false,
    message,
    error: { code, reason, fields, requestId, retryAfter, current, secondFactor },
  }
}

function fromUnforeseen(error: unknown): AppError {
  return isDatabaseAway(error)
    ? new AppError('unavailable', 'database', { retryAfter: 5 })
    : new AppError('internal', 'internal')
}
