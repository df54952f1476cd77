import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '@/server/ctx'
import { forceKeptPlans } from '@/server/db/keep-plan'
import { changed } from '@/server/modules/restaurants'
import { refreshSearchRows } from '@/server/modules/search'
import { findDueIds, type Released, releaseMenus } from '../queries/due'

type Needs = Pick<Services, 'db' | 'clock' | 'webCache' | 'log'> & { ending?: AbortSignal | undefined }

/** The number of menus in one transaction. The embedded database blocks during a transaction, so searches wait about 7 ms. */
const pieceSize = 5
/** 10,000 menus of the same minute take three quarters of the minute. The pauses let other requests run. */
const msEach = 4.5
/** Groups restaurants, so that the web expires a city's pages once for many restaurants. */
const announcedAtOnce = 500

/**
 * Publishes the menus that are due, in small transactions. Each transaction locks its menus, so each menu is published once, also
 * after a crash or with two processes.
 */
export async function publishDueMenus(needs: Needs): Promise<number> {
  const now = needs.clock()
  const due = await findDueIds(needs.db, now)
  const started = performance.now()
  let count = 0
  let untold: Released[] = []
  for (let from = 0; from < due.length && !needs.ending?.aborted; from += pieceSize) {
    const early = started + from * msEach - performance.now()
    if (early > 0) await wait(early)
    const released = await publishTogether(needs, due.slice(from, from + pieceSize), now)
    count += released.length
    untold = await reportToWeb(needs, [...untold, ...released], announcedAtOnce)
  }
  await reportToWeb(needs, untold, 1)
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

async function reportToWeb({ webCache }: Needs, released: Released[], atLeast: number): Promise<Released[]> {
  if (released.length < atLeast) return released
  await webCache.expire(released.flatMap(changed))
  return []
}
