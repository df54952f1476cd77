import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/qr'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findPublicRestaurant } from '@/server/modules/restaurants'
import { findCode } from './queries'

/** Opens the restaurant of a scanned code. Answers not-found if the restaurant is not public. */
export async function openQr(
  ctx: Ctx,
  { params }: Input<typeof contract.openQr>,
): Promise<Answer<typeof contract.openQr>> {
  const found = await findCode(ctx.db, params.qrId)
  const restaurant = found && (await findPublicRestaurant(ctx.db, found.restaurantId))
  if (!restaurant) throw new AppError('not-found', 'qr')
  return { restaurantId: restaurant.id, restaurantName: restaurant.name }
}
