import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import type { OwnerCtx } from '@/server/ctx'
import { auditOwner } from './audit-owner'
import { requireGoodPassword } from './new-password'
import { hashPassword } from './passwords'
import { deleteOtherSessions } from './queries-profile'
import { setPassword } from './queries-reset'
import { requirePassword } from './require-password'
import { requireSelf } from './require-self'

/** Whoever else was signed in with the old one is so no longer; the session that asks goes on. */
export async function changePassword(ctx: OwnerCtx, { body }: Input<typeof contract.changePassword>) {
  const { currentPassword, newPassword } = body
  const { ownerId, sessionHash } = ctx.owner
  requireSelf(ctx, body.ownerId ?? ownerId)
  const { email } = await requirePassword(ctx, currentPassword, 'currentPassword')
  requireGoodPassword(newPassword, email, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    const at = ctx.clock()
    await setPassword(tx, ownerId, passwordHash, at)
    await deleteOtherSessions(tx, ownerId, sessionHash)
    await auditOwner(tx, { ownerId, action: 'owner.password-changed', at, requestId: ctx.requestId })
  })
  return { success: true as const, message: 'Contraseña actualizada correctamente' }
}
