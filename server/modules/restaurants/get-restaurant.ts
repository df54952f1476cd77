import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/restaurants'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { profileOf } from './profile'
import { findProfileParts, findPublicRestaurant } from './queries'

export async function getRestaurant(
  { db, clock }: Ctx,
  { params }: Input<typeof contract.getRestaurant>,
): Promise<Answer<typeof contract.getRestaurant>> {
  const [row, parts] = await Promise.all([
    findPublicRestaurant(db, params.restaurantId),
    findProfileParts(db, params.restaurantId, clock()),
  ])
  if (!row) throw new AppError('not-found', 'restaurant')
  return profileOf(row, parts)
}
