import { type ErrorCode, errorCodes, errorEnvelope, errorStatus } from '@/contract/errors'

export type Refusal = {
  code: ErrorCode
  /** A finer name within the code. '' when the api gave none. */
  reason: string
  fields: Record<string, string>
  /** The version that somebody else has saved meanwhile. */
  current?: unknown
  /** In seconds. */
  retryAfter?: number
  message?: string
}

/** The envelope of the answer. Undefined when the answer is not from Mantel. */
export const readEnvelope = async (response: Response) =>
  errorEnvelope.safeParse(await response.json().catch(() => undefined)).data

export async function readRefusal(response: Response): Promise<Refusal> {
  const envelope = await readEnvelope(response)
  const { reason = '', fields = {}, retryAfter, current } = envelope?.error ?? {}
  return {
    ...{ code: codeOf(response.status), reason, fields, current, message: envelope?.message },
    retryAfter: Number(response.headers.get('retry-after')) || retryAfter,
  }
}

/** Each code has its own status. A status from a proxy can be another one. */
function codeOf(status: number): ErrorCode {
  const other = status < 500 ? 'invalid' : 'unavailable'
  return errorCodes.find((code) => errorStatus[code] === status) ?? other
}
