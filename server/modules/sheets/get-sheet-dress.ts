import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/sheet-dress'
import { plainDress, sheetDress } from '@/contract/entities/sheet-dress'
import type { OwnerCtx } from '@/server/ctx'
import { findProfileParts, requireOwnRestaurant } from '@/server/modules/restaurants'

export async function getSheetDress(ctx: OwnerCtx): Promise<Answer<typeof contract.getSheetDress>> {
  const restaurant = await requireOwnRestaurant(ctx)
  const { images } = await findProfileParts(ctx.db, restaurant.id)
  const photos = [restaurant.headerImageUrl, ...images.map(({ url }) => url)]
  return {
    dress: sheetDress.safeParse(restaurant.sheetDress).data ?? plainDress,
    logoUrl: restaurant.logoUrl,
    photos: [...new Set(photos.flatMap((url) => url ?? []))],
  }
}
