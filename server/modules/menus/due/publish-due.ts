import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '@/server/ctx'
import { forceKeptPlans } from '@/server/db/keep-plan'
import { untilQuiet } from '@/server/db/until-quiet'
import { changed } from '@/server/modules/restaurants'
import { refreshSearchRows } from '@/server/modules/search'
import { findDueIds, type Released, releaseMenus } from '../queries/due'
import { firstPiece, nextPiece } from './pieces'

type Needs = Pick<Services, 'db' | 'clock' | 'webCache' | 'log'> & { ending?: AbortSignal | undefined }

/**
 * 10,000 menus of the same minute take between 15 and 19 seconds, where the machine can do that: a piece begins after `soonest` when nobody
 * else asks the database, and otherwise after `latest`, or after a rest as long as the piece before.
 */
const msEach = { soonest: 1.5, latest: 1.9 }
/** Groups restaurants, so that the web expires a city's pages once for many restaurants. */
const announcedAtOnce = 500

/**
 * Publishes the menus that are due, in small transactions. Each transaction locks its menus, so each menu is published once, also
 * after a crash or with two processes.
 */
export async function publishDueMenus(needs: Needs): Promise<number> {
  const now = needs.clock()
  const due = await findDueIds(needs.db, now)
  const telling = tellInGroups(needs)
  const started = performance.now()
  let [count, size, tookMs] = [0, firstPiece, 0]
  try {
    for (let from = 0; from < due.length && !needs.ending?.aborted; ) {
      const early = started + from * msEach.soonest - performance.now()
      if (early > 0) await wait(early)
      const wished = performance.now()
      await untilQuiet(needs.db, Math.max(started + from * msEach.latest, wished + tookMs))
      const at = performance.now()
      const piece = due.slice(from, from + size)
      const released = await publishTogether(needs, piece, now)
      tookMs = performance.now() - at
      from += piece.length
      size = nextPiece(piece.length, tookMs)
      count += released.length
      telling.add(released)
    }
  } finally {
    await telling.end()
  }
  return count
}

/**
 * A menu that cannot be published does not block the other menus of its piece. If the first two fail, the cause is not the menus:
 * throws.
 */
async function publishTogether(needs: Needs, menuIds: string[], now: Date): Promise<Released[]> {
  const together = await publishPiece(needs, menuIds, now).catch((err: unknown) => ({ err }))
  if (Array.isArray(together)) return together
  let failed = 0
  const released: Released[] = []
  for (const menuId of menuIds) {
    const alone = await publishPiece(needs, [menuId], now).catch((err: unknown) => ({ err }))
    if (Array.isArray(alone)) released.push(...alone)
    else {
      failed++
      needs.log.error({ err: alone.err, menuId }, 'menu not published')
    }
    if (failed > 1 && released.length === 0) throw together.err
  }
  return released
}

function publishPiece({ db }: Needs, menuIds: string[], now: Date): Promise<Released[]> {
  return db.transaction(async (tx) => {
    await forceKeptPlans(tx)
    const released = await releaseMenus(tx, menuIds, now)
    const restaurantIds = [...new Set(released.map(({ id }) => id))]
    if (restaurantIds.length > 0) await refreshSearchRows(tx, restaurantIds, 'menus')
    return released
  })
}

/** The next menus come out while the web is still told of these. */
function tellInGroups({ webCache }: Needs) {
  const reports: Promise<void>[] = []
  let untold: Released[] = []
  function tell(atLeast: number) {
    if (untold.length < atLeast) return
    reports.push(webCache.expire(untold.flatMap(changed)))
    untold = []
  }
  return {
    add(released: Released[]) {
      untold.push(...released)
      tell(announcedAtOnce)
    },
    async end() {
      tell(1)
      await Promise.all(reports)
    },
  }
}
