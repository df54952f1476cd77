import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import { profileNeedsOf } from '@/contract/rules/profile/missing-for-diners'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findPublicRestaurant } from '@/server/modules/restaurants'
import { requireSelf } from '@/server/require-self'
import { findOwnerWithRestaurant } from './queries'

export async function getOwner(ctx: OwnerCtx, { params }: Input<typeof contract.getOwner>) {
  requireSelf(ctx, params.ownerId)
  const found = await findOwnerWithRestaurant(ctx.db, ctx.owner.ownerId)
  if (!found) throw new AppError('not-found', 'owner')
  const { owner, restaurant } = found
  return {
    ownerId: owner.id,
    firstName: owner.firstName,
    lastName: owner.lastName,
    email: owner.email,
    emailVerified: owner.emailVerifiedAt !== null,
    restaurant: restaurant && {
      restaurantId: restaurant.id,
      restaurantName: restaurant.name,
      logoFilePath: restaurant.logoUrl,
      isPublic: (await findPublicRestaurant(ctx.db, restaurant.id)) !== undefined,
      missing: profileNeedsOf(restaurant),
    },
  }
}
