import type { ErrorEnvelope } from '@/contract/errors'
import { traceHere } from '../../telemetry/traces'

export class ApiError extends Error {
  /** Next shows it on the page of the failure, in place of a sum of its own: it is the id of the request, also in the log of the api. */
  readonly digest = traceHere()?.traceId

  constructor(
    readonly status: number,
    readonly envelope?: ErrorEnvelope,
    options?: ErrorOptions,
  ) {
    super(envelope?.message ?? `The host API answered ${status}`, options)
    this.name = 'ApiError'
  }
}

/** For reads where a missing thing is a valid answer. */
export function nullIfMissing(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
