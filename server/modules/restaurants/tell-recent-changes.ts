import { setTimeout as wait } from 'node:timers/promises'
import type { Background } from '@/server/background'
import type { Services } from '@/server/ctx'
import { changed } from './changed'
import { findChangedSince } from './queries'

/** Longer than the restart of a crashed process takes. */
const recentMs = 15 * 60_000

type Needs = Pick<Services, 'db' | 'clock' | 'webCache'>

/** Tells the web about recent changes at the start, because a killed process may have committed a change without telling the web. */
export async function tellRecentChanges({ db, clock, webCache }: Needs) {
  const found = await findChangedSince(db, new Date(clock().getTime() - recentMs))
  await webCache.expire(found.flatMap(changed))
}

/** Together less than the recent time. */
const delaysMs = [1_000, 5_000, 15_000, 60_000, 120_000, 300_000]
const telling = new WeakSet<Background>()

/** After a connection broke in a transaction that may have been committed: as soon as the database answers. */
export function tellAfterDoubt({ background, log, ...needs }: Needs & Pick<Services, 'background' | 'log'>) {
  if (telling.has(background)) return
  telling.add(background)
  background.run('tell-recent-changes', async (signal) => {
    for (const ms of delaysMs) {
      await wait(ms, undefined, { signal }).catch(() => undefined)
      // What breaks off from now on begins anew.
      telling.delete(background)
      if (signal.aborted) return
      const failure = await tellRecentChanges(needs).catch((err: unknown) => ({ err }))
      if (!failure) return
      log.warn({ err: failure.err }, 'what changed could not be told yet')
      telling.add(background)
    }
    telling.delete(background)
  })
}
