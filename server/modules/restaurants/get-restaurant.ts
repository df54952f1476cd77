import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/restaurants'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { picturesSeen } from './pictures-seen'
import { profileOf } from './profile'
import { findPictures, findProfileParts, findPublicRestaurant } from './queries'

export async function getRestaurant(
  { db, clock }: Ctx,
  { params }: Input<typeof contract.getRestaurant>,
): Promise<Answer<typeof contract.getRestaurant>> {
  const [row, parts, pictures] = await Promise.all([
    findPublicRestaurant(db, params.restaurantId),
    findProfileParts(db, params.restaurantId, clock()),
    findPictures(db, params.restaurantId),
  ])
  if (!row) throw new AppError('not-found', 'restaurant')
  const profile = profileOf(row, parts)
  return { ...profile, pictures: picturesSeen(profile, pictures) }
}
