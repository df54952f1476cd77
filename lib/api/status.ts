import 'server-only'
import type { Reply } from '@/contract/endpoint'
import { getStatus } from '@/contract/endpoints/status'
import { call } from './call'

/** What the host says about itself, or since when it says nothing. */
export type Status =
  | { isAway: false; checkedAt: string; parts: Reply<typeof getStatus>['parts'] }
  | { isAway: true; checkedAt: string; since: string }

/** Many people look at once when something is wrong. */
const keptMs = 10_000

let kept: { at: number; status: Promise<Status> } | undefined
let awaySince: Date | undefined

/** Does not fail when the host does not answer: this is the page that says so, and it is never kept. */
export function readStatus(now: Date): Promise<Status> {
  if (kept && Math.abs(now.getTime() - kept.at) < keptMs) return kept.status
  const status = ask(now)
  kept = { at: now.getTime(), status }
  return status
}

async function ask(now: Date): Promise<Status> {
  try {
    const { checkedAt, parts } = await call(getStatus, {})
    awaySince = undefined
    return { isAway: false, checkedAt, parts }
  } catch {
    awaySince ??= now
    return { isAway: true, checkedAt: now.toISOString(), since: awaySince.toISOString() }
  }
}
