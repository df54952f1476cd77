import { ClientBudget } from '@/contract/client-budget'
import { logLine } from '../../log-line'
import type { Refusal } from '../answers/refusals'

/** Lines of each reason. An attack fills the log with six lines of it a minute, and takes none from the other reasons. */
const lines = new ClientBudget({ most: 20, perSecond: 0.1 })

/** Refusals since the last line of this reason. */
const silent = new Map<string, number>()

/** Writes down that a request is refused, if there is room for it. Tells whether it stands in the log. */
export function logRefusal({ status, reason }: Pick<Refusal, 'status' | 'reason'>, requestId: string) {
  const now = performance.now()
  const unlogged = silent.get(reason) ?? 0
  if (lines.wait(reason, now) > 0) {
    silent.set(reason, unlogged + 1)
    return false
  }
  lines.spend(reason, now)
  silent.delete(reason)
  logLine('warn', { requestId, status, reason, ...(unlogged > 0 && { unlogged }) }, 'refused')
  return true
}
