import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/profile'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findOwner } from '@/server/modules/accounts'
import { findOwnRestaurant, findProfileParts, profileOf } from '@/server/modules/restaurants'
import { requireSelf } from '@/server/require-self'

/**
 * Answers a common call with an owner (docs/product.md#call-edit-details): the person, and the profile in the form of the public
 * profile.
 */
export async function editDetails(ctx: OwnerCtx, { params }: Input<typeof contract.editDetails>) {
  requireSelf(ctx, params.ownerId)
  const { ownerId } = ctx.owner
  const [owner, row] = await Promise.all([findOwner(ctx.db, ownerId), findOwnRestaurant(ctx.db, ownerId)])
  if (!owner) throw new AppError('not-found', 'owner')
  const { firstName, lastName, email, phoneNumber } = owner
  const shown = row && profileOf(row, await findProfileParts(ctx.db, row.id))
  const profile = shown && { ...shown, noDailyMenu: row.noDailyMenu, days: shown.schedule }
  return {
    ownerData: { firstName, lastName, email },
    restaurantData: { ...profile, ownerId, firstName, lastName, phoneNumber },
  }
}
