import { errorEnvelope } from '@/contract/errors'
import type { Answer } from './world'

/** The bounds of docs/security.md that answer 503: a full lane, too much unread, and the lines of drawings and uploads. */
const bounds = ['busy', 'drawing-busy', 'uploads-busy']
/** What the front's busy page says to wait. A host that is away says half a minute. */
const laneSeconds = '3'

/** The documented bound that refused. Any other 503 is a fault, and so is one that does not say when to come back. */
export function boundOf({ status, text, retryAfter, type }: Answer) {
  if (status !== 503 || !retryAfter) return undefined
  if (type.startsWith('text/html')) return retryAfter === laneSeconds ? 'busy page' : undefined
  const reason = reasonOf(text)
  return reason && bounds.includes(reason) ? reason : undefined
}

function reasonOf(text: string) {
  try {
    return errorEnvelope.parse(JSON.parse(text)).error.reason
  } catch {
    return undefined
  }
}
