import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/sheet-dress'
import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import { requireOwnFiles } from '@/server/modules/profile'
import { changed, requireOwnRestaurant } from '@/server/modules/restaurants'
import { setDress } from './queries'

export async function saveSheetDress(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.saveSheetDress>,
): Promise<Answer<typeof contract.saveSheetDress>> {
  const restaurant = await requireOwnRestaurant(ctx)
  const { ownerId } = ctx.owner
  const { photo } = body
  const now = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    const named = photo ? [{ field: 'photo.url', url: photo.url, mustBeImage: true }] : []
    // Its own photo stays allowed, also when the profile no longer shows it.
    if (photo?.url !== restaurant.sheetDress?.photo?.url)
      await requireOwnFiles(tx, { ownerId, restaurantId: restaurant.id }, named)
    await setDress(tx, restaurant.id, body, now)
    await insertAudit(tx, {
      at: now,
      ...{ actorKind: 'owner', actorId: ownerId, requestId: ctx.requestId },
      ...{ action: 'sheet.dressed', entityKind: 'restaurant', entityId: restaurant.id },
      details: { logo: body.logo, photo: photo?.place ?? null },
    })
  })
  await ctx.webCache.expire(changed(restaurant))
  return { success: true }
}
