import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/profile'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findOwner, requireSelf } from '@/server/modules/accounts'
import { findOwnRestaurant, findProfileParts, profileOf } from '@/server/modules/restaurants'

/** SPEC.md §7's view of an owner: the person, and the profile as the public one has it. */
export async function editDetails(ctx: OwnerCtx, { params }: Input<typeof contract.editDetails>) {
  requireSelf(ctx, params.ownerId)
  const { ownerId } = ctx.owner
  const [owner, row] = await Promise.all([findOwner(ctx.db, ownerId), findOwnRestaurant(ctx.db, ownerId)])
  if (!owner) throw new AppError('not-found', 'owner')
  const { firstName, lastName, email, phoneNumber } = owner
  const profile = row && {
    ...profileOf(row, await findProfileParts(ctx.db, row.id)),
    noDailyMenu: row.noDailyMenu,
  }
  return {
    ownerData: { firstName, lastName, email },
    restaurantData: { ...profile, ownerId, firstName, lastName, phoneNumber },
  }
}
