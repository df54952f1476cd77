import { type ErrorCode, errorStatus } from '@/contract/errors'
import type { RefusalWord } from './words'

export type Refusal = {
  status: number
  code: ErrorCode
  reason: string
  /** Its text, in the language of the address. */
  word: RefusalWord
  headers?: Record<string, string>
}

const refusal = (
  code: ErrorCode,
  reason: string,
  word: RefusalWord,
  headers?: Refusal['headers'],
): Refusal => ({
  status: errorStatus[code],
  code,
  reason,
  word,
  ...(headers && { headers }),
})

export const notReadable = refusal('invalid', 'address', 'address')
export const noSuchEndpoint = refusal('not-found', 'no-such-endpoint', 'noEndpoint')
export const noSuchFile = refusal('not-found', 'no-such-file', 'noEndpoint')
export const tooLarge = refusal('too-large', 'body', 'tooLarge')
export const tooSlow: Refusal = {
  ...refusal('invalid', 'too-slow', 'tooSlow'),
  status: 408,
}

/** The api has no error code for a wrong method. A path under /api answers `not-found`, as the api does. */
export const wrongApiMethod = refusal('not-found', 'wrong-method', 'wrongMethod')
export const wrongMethod: Refusal = {
  ...refusal('not-found', 'wrong-method', 'wrongMethod', { allow: 'GET, HEAD' }),
  status: 405,
}

export const tooMany = (seconds: number) =>
  refusal('too-many', 'pages', 'tooMany', { 'retry-after': String(Math.ceil(seconds)) })
export const busy = refusal('unavailable', 'busy', 'busy', { 'retry-after': '3' })
export const failed = refusal('internal', 'failed', 'failed')
/** Seconds to wait for a host that is away or too slow to answer. */
export const retrySeconds = 30
const later = { 'retry-after': String(retrySeconds) }
export const unreachable = refusal('unavailable', 'api-unreachable', 'unreachable', later)
export const away = refusal('unavailable', 'away', 'away', later)
