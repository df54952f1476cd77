import type { ErrorEnvelope } from '@/contract/errors'

export class ApiError extends Error {
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
