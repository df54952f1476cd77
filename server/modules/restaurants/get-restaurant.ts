import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/restaurants'
import type { PictureSeen } from '@/contract/entities/upload'
import type { Ctx } from '@/server/ctx'
import { demoPictures } from '@/server/db/seed'
import { AppError } from '@/server/errors'
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

type KnownPictures = (readonly [url: string, seen: PictureSeen])[]

/** The size and preview of each picture in a profile, from the registry or from the demo's own list. */
function picturesSeen(profile: ReturnType<typeof profileOf>, registered: KnownPictures) {
  const shown = [
    profile.headerImageUrl,
    profile.additionalMenuUrl,
    ...[...profile.profileImages, ...profile.cartas, ...profile.specialMenus].map(({ url }) => url),
  ]
  const known = new Map([...demoPictures, ...registered])
  return Object.fromEntries(
    shown.flatMap((url) => {
      const seen = url ? known.get(url) : undefined
      return url && seen ? [[url, seen]] : []
    }),
  )
}
