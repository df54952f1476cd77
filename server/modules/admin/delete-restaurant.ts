import { insertAudit } from '@/server/db/audit'
import { AppError } from '@/server/errors'
import { eraseOwner } from '@/server/modules/accounts'
import { changed } from '@/server/modules/restaurants'
import type { AdminCtx } from './admin-ctx'
import { deleteRestaurantRow, findOwner, lockRestaurant } from './queries'

/**
 * Permanently deletes the restaurant with its owner and all their data, as the owner's own deletion does. A demo restaurant has no
 * owner.
 */
export async function deleteRestaurant(ctx: AdminCtx, restaurantId: string) {
  const restaurant = await ctx.db.transaction(async (tx) => {
    const found = await lockRestaurant(tx, restaurantId)
    if (!found) throw new AppError('not-found', 'restaurant')
    const owner = found.ownerId ? await findOwner(tx, found.ownerId) : undefined
    if (owner) await eraseOwner(tx, owner)
    else await deleteRestaurantRow(tx, restaurantId)
    await insertAudit(tx, {
      ...{ at: ctx.clock(), actorKind: 'admin', actorId: ctx.admin, action: 'restaurant.deleted' },
      ...{ entityKind: 'restaurant', entityId: restaurantId },
    })
    return found
  })
  await ctx.webCache.expire(changed(restaurant))
  return restaurant
}
