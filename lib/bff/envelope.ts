import { type ErrorCode, type ErrorEnvelope, errorStatus } from '@/contract/errors'
import { requestIdHere } from '../../telemetry/traces'

/** A refusal of the web itself, in the same envelope as the host API's. */
export function refuse(code: ErrorCode, reason: string, message: string) {
  const requestId = requestIdHere()
  const envelope: ErrorEnvelope = { success: false, message, error: { code, reason, requestId } }
  return Response.json(envelope, { status: errorStatus[code], headers: { 'cache-control': 'no-store' } })
}
