import { type ErrorCode, type ErrorEnvelope, errorStatus } from '@/contract/errors'

/** A refusal of the web itself, in the same envelope as the host API's. */
export function refuse(code: ErrorCode, reason: string, message: string) {
  const requestId = crypto.randomUUID()
  const envelope: ErrorEnvelope = { success: false, message, error: { code, reason, requestId } }
  return Response.json(envelope, { status: errorStatus[code], headers: { 'cache-control': 'no-store' } })
}
