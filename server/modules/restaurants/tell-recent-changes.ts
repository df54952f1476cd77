import type { Services } from '@/server/ctx'
import { changed } from './changed'
import { findChangedSince } from './queries'

/** Longer than a crashed process stays away. */
const recentMs = 15 * 60_000

/** A process that was killed between its commit and telling the web of it: whoever comes next says it again. */
export async function tellRecentChanges({
  db,
  clock,
  webCache,
}: Pick<Services, 'db' | 'clock' | 'webCache'>) {
  const found = await findChangedSince(db, new Date(clock().getTime() - recentMs))
  await webCache.expire(found.flatMap(changed))
}
