import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { changed } from '@/server/modules/restaurants'
import { refreshSearchRow } from '@/server/modules/search'
import { lockOwnRestaurant, type RestaurantColumns, type RestaurantRow, updateRestaurant } from './queries'

type Change = {
  /** The restaurant that the caller names. If another owner has that restaurant, the answer is not-found. */
  restaurantId?: string
  action: string
  /** Details for the audit log; never text that the owner typed. */
  details?: Record<string, unknown>
  apply(tx: Transaction, row: RestaurantRow, now: Date): Promise<RestaurantColumns>
}

/** Runs every change of an owner's restaurant in one transaction. Tells the web the old place and the new place. */
export async function changeRestaurant(ctx: OwnerCtx, change: Change): Promise<RestaurantRow> {
  const { ownerId } = ctx.owner
  const now = ctx.clock()
  const { before, after } = await ctx.db.transaction(async (tx) => {
    const row = await lockOwnRestaurant(tx, ownerId)
    if (!row || (change.restaurantId ?? row.id) !== row.id) throw new AppError('not-found', 'restaurant')
    const columns = await change.apply(tx, row, now)
    const saved = await updateRestaurant(tx, row.id, { ...columns, updatedAt: now })
    await refreshSearchRow(tx, row.id)
    await insertAudit(tx, {
      at: now,
      ...{ actorKind: 'owner', actorId: ownerId, requestId: ctx.requestId },
      ...{ action: change.action, entityKind: 'restaurant', entityId: row.id },
      details: { ...change.details, version: saved.version },
    })
    return { before: row, after: saved }
  })
  await ctx.webCache.expire([...changed(before), ...changed(after)])
  return after
}
