import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/profile'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findOwner } from './queries-profile'
import { requireSelf } from './require-self'

export async function editDetails(ctx: OwnerCtx, { params }: Input<typeof contract.editDetails>) {
  requireSelf(ctx, params.ownerId)
  const owner = await findOwner(ctx.db, ctx.owner.ownerId)
  if (!owner) throw new AppError('not-found', 'owner')
  const { firstName, lastName, email, phoneNumber } = owner
  return { ownerData: { firstName, lastName, email }, restaurantData: { phoneNumber } }
}
