import type { Services } from '@/server/ctx'
import { claimDue } from './queries'
import { sendOne } from './send-one'

const atOnce = 20
/** Longer than any one mail may take. */
const claimMs = 5 * 60_000

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'mail' | 'signer' | 'site'>

/** Sends whatever is due. Safe to run twice and in several processes: each mail is claimed by one. */
export async function sendPending(needs: Needs, signal?: AbortSignal) {
  while (!signal?.aborted) {
    const now = needs.clock()
    const claimed = await claimDue(needs.db, now, new Date(now.getTime() + claimMs), atOnce)
    await Promise.all(claimed.map((row) => sendOne(needs, row)))
    if (claimed.length < atOnce) return
  }
}
