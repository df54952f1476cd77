import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/profile'
import type { OwnerCtx } from '@/server/ctx'
import { invalidField } from '@/server/errors'
import { requireProof } from '@/server/modules/second-factor'
import { requireSelf } from '@/server/require-self'
import { auditOwner } from './audit-owner'
import { findOwner, updatePerson } from './queries-profile'

/**
 * This call cannot change the e-mail address: that needs a code from the new address (`email-change`). A different address is an
 * error, because a silent answer would look like a change.
 */
export async function updateOwner(ctx: OwnerCtx, { params, body }: Input<typeof contract.updateOwner>) {
  requireSelf(ctx, params.ownerId)
  await requireProof(ctx)
  const { ownerId } = ctx.owner
  const { firstName, lastName, email, telephono: phoneNumber } = body
  const owner = await findOwner(ctx.db, ownerId)
  if (email !== undefined && email !== owner?.email) throw invalidField('email', 'locked')
  await ctx.db.transaction(async (tx) => {
    const at = ctx.clock()
    await updatePerson(tx, ownerId, { firstName, lastName, phoneNumber }, at)
    await auditOwner(tx, { ownerId, action: 'owner.updated', at, requestId: ctx.requestId })
  })
  return { success: true as const, message: 'Datos actualizados correctamente.' }
}
