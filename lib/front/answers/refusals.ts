import { type ErrorCode, errorStatus } from '@/contract/errors'
import messages from '@/messages/es.json'

export type Refusal = {
  status: number
  code: ErrorCode
  reason: string
  text: string
  headers?: Record<string, string>
}

const { refused } = messages

const refusal = (code: ErrorCode, reason: string, text: string, headers?: Refusal['headers']): Refusal => ({
  status: errorStatus[code],
  code,
  reason,
  text,
  ...(headers && { headers }),
})

export const notReadable = refusal('invalid', 'address', refused.address)
export const noSuchEndpoint = refusal('not-found', 'no-such-endpoint', refused.noEndpoint)
export const tooLarge = refusal('too-large', 'body', refused.tooLarge)
export const tooSlow: Refusal = {
  ...refusal('invalid', 'too-slow', refused.tooSlow),
  status: 408,
}

/** The api has no error code for a wrong method. A path under /api answers `not-found`, as the api does. */
export const wrongApiMethod = refusal('not-found', 'wrong-method', refused.wrongMethod)
export const wrongMethod: Refusal = {
  ...refusal('not-found', 'wrong-method', refused.wrongMethod, { allow: 'GET, HEAD' }),
  status: 405,
}

export const tooMany = (seconds: number) =>
  refusal('too-many', 'pages', refused.tooMany, { 'retry-after': String(seconds) })
export const busy = refusal('unavailable', 'busy', refused.busy, { 'retry-after': '3' })
export const failed = refusal('internal', 'failed', refused.failed)
/** Seconds to wait for a host that is away or too slow to answer. */
export const retrySeconds = 30
const later = { 'retry-after': String(retrySeconds) }
export const unreachable = refusal('unavailable', 'api-unreachable', refused.unreachable, later)
export const away = refusal('unavailable', 'away', refused.away, later)
