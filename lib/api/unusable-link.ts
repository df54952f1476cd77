import 'server-only'
import { ApiError } from './api-error'

export type UnusableLink = { state: 'unknown' } | { state: 'unreachable' }

/** The state of a link that the api refused, or of any link while the api does not answer. */
export function unusableLink(error: unknown): UnusableLink {
  if (!(error instanceof ApiError)) throw error
  return { state: error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable' }
}
