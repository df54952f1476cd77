import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import type { OwnerCtx } from '@/server/ctx'
import { sendSoon } from '@/server/modules/mail'
import { requireProof } from '@/server/modules/second-factor'
import { deleteOtherSessions, findDevice } from '@/server/modules/sessions'
import { requireSelf } from '@/server/require-self'
import { auditOwner } from './audit-owner'
import { hashPassword, requireGoodPassword, requirePassword } from './passwords'
import { endAsked } from './queries-email'
import { deleteCodes, setPassword } from './queries-reset'
import { tellOfPassword } from './tell-of-password'

/** Ends all other sessions of the owner. The session that changes the password stays. */
export async function changePassword(ctx: OwnerCtx, { body }: Input<typeof contract.changePassword>) {
  const { currentPassword, newPassword } = body
  const { ownerId, sessionHash } = ctx.owner
  requireSelf(ctx, body.ownerId ?? ownerId)
  await requireProof(ctx)
  const { email } = await requirePassword(ctx, currentPassword, 'currentPassword')
  requireGoodPassword(newPassword, email, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    const at = ctx.clock()
    await setPassword(tx, ownerId, passwordHash, at)
    await deleteCodes(tx, ownerId)
    await endAsked(tx, ownerId)
    await deleteOtherSessions(tx, ownerId, sessionHash)
    await auditOwner(tx, { ownerId, action: 'owner.password-changed', at, requestId: ctx.requestId })
    await tellOfPassword(tx, email, { how: 'changed', device: await findDevice(tx, sessionHash), at })
  })
  sendSoon(ctx)
  return { success: true as const, message: 'Contraseña actualizada correctamente' }
}
