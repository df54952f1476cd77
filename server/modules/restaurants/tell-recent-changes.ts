import type { Services } from '@/server/ctx'
import { changed } from './changed'
import { findChangedSince } from './queries'

/** Longer than the restart of a crashed process takes. */
const recentMs = 15 * 60_000

/** Tells the web about recent changes at the start, because a killed process may have committed a change without telling the web. */
export async function tellRecentChanges({
  db,
  clock,
  webCache,
}: Pick<Services, 'db' | 'clock' | 'webCache'>) {
  const found = await findChangedSince(db, new Date(clock().getTime() - recentMs))
  await webCache.expire(found.flatMap(changed))
}
