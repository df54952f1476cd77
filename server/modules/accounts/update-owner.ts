import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/profile'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { auditOwner } from './audit-owner'
import { findOwner, updatePerson } from './queries-profile'
import { requireSelf } from './require-self'

/** The address signs in and gets the codes, so it does not change here; saying nothing of it would look as if it had. */
export async function updateOwner(ctx: OwnerCtx, { params, body }: Input<typeof contract.updateOwner>) {
  requireSelf(ctx, params.ownerId)
  const { ownerId } = ctx.owner
  const { firstName, lastName, email, telephono: phoneNumber } = body
  const owner = await findOwner(ctx.db, ownerId)
  if (email !== undefined && email !== owner?.email)
    throw new AppError('invalid', 'validation', { fields: { email: 'locked' } })
  await ctx.db.transaction(async (tx) => {
    const at = ctx.clock()
    await updatePerson(tx, ownerId, { firstName, lastName, phoneNumber }, at)
    await auditOwner(tx, { ownerId, action: 'owner.updated', at, requestId: ctx.requestId })
  })
  return { success: true as const, message: 'Datos actualizados correctamente.' }
}
