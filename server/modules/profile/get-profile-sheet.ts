import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/profile'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { sheetOf } from './sheet-of'

export async function getProfileSheet(ctx: OwnerCtx, { params }: Input<typeof contract.getProfileSheet>) {
  const row = await requireOwnRestaurant(ctx)
  if (row.id !== params.restaurantId) throw new AppError('not-found', 'restaurant')
  return sheetOf(ctx.db, row)
}
