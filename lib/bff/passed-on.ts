import 'server-only'
import { ApiError } from '../api/api-error'
import { refuse } from './envelope'

/** Passes a refusal of the host API on unchanged. */
export function passedOn(error: unknown) {
  if (!(error instanceof ApiError) || !error.envelope) {
    return refuse(
      'unavailable',
      'api-unreachable',
      'El servicio no responde. Inténtalo de nuevo en un momento.',
    )
  }
  const { retryAfter } = error.envelope.error
  const headers = { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': String(retryAfter) }) }
  return Response.json(error.envelope, { status: error.status, headers })
}
