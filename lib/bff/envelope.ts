import { type ErrorCode, type ErrorEnvelope, errorStatus } from '@/contract/errors'

/** The same envelope the host API speaks, for what the web itself has to refuse. */
export function refuse(code: ErrorCode, reason: string, message: string) {
  const requestId = crypto.randomUUID()
  const envelope: ErrorEnvelope = { success: false, message, error: { code, reason, requestId } }
  return Response.json(envelope, { status: errorStatus[code], headers: { 'cache-control': 'no-store' } })
}
