import { insertAudit } from '@/server/db/audit'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { changed } from '@/server/modules/restaurants'
import { refreshSearchRow } from '@/server/modules/search'
import type { AdminCtx } from './admin-ctx'
import { type AdminRestaurant, lockRestaurant } from './queries'

type Change = {
  action: string
  details?: Record<string, unknown>
  apply(tx: Transaction, restaurant: AdminRestaurant, now: Date): Promise<void>
}

/** Runs every change that the operator makes to a restaurant: one transaction, an audit log entry, and a message to the web. */
export async function changeRestaurant(ctx: AdminCtx, restaurantId: string, change: Change) {
  const now = ctx.clock()
  const restaurant = await ctx.db.transaction(async (tx) => {
    const found = await lockRestaurant(tx, restaurantId)
    if (!found) throw new AppError('not-found', 'restaurant')
    await change.apply(tx, found, now)
    await refreshSearchRow(tx, restaurantId)
    await insertAudit(tx, {
      ...{ at: now, actorKind: 'admin', actorId: ctx.admin, action: change.action },
      ...{ entityKind: 'restaurant', entityId: restaurantId, details: change.details },
    })
    return found
  })
  await ctx.webCache.expire(changed(restaurant))
  return restaurant
}
