import { timingSafeEqual } from 'node:crypto'
import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { resetCodeHash } from '@/server/links/reset-code'
import { auditOwner } from './audit-owner'
import { requireGoodPassword } from './new-password'
import { hashPassword } from './passwords'
import { findOwnerByEmail } from './queries'
import { deleteSessions, setPassword, takeTry, useCode } from './queries-reset'

export const triesPerCode = 5

/** A code is good once, for the newest one sent; whoever changes the password ends every session there is. */
export async function resetPassword(ctx: Ctx, { body }: Input<typeof contract.resetPassword>) {
  requireGoodPassword(body.newPassword, body.email, 'newPassword')
  const owner = await findOwnerByEmail(ctx.db, body.email)
  if (!owner) throw wrongCode()
  const { ownerId } = owner
  const codeId = await matchCode(ctx, ownerId, body.otp)
  const passwordHash = await hashPassword(body.newPassword)
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock()
    if (!(await useCode(tx, codeId))) throw wrongCode()
    await setPassword(tx, ownerId, passwordHash, now)
    await deleteSessions(tx, ownerId)
    await auditOwner(tx, { ownerId, action: 'owner.password-reset', at: now, requestId: ctx.requestId })
  })
  return { success: true as const, message: 'Contraseña cambiada exitosamente' }
}

async function matchCode(ctx: Ctx, ownerId: string, otp: string) {
  const code = await takeTry(ctx.db, ownerId, ctx.clock(), triesPerCode)
  if (!code) throw wrongCode()
  const given = await resetCodeHash(ctx.signer, code.id, otp)
  if (code.secretHash.length !== given.length || !timingSafeEqual(code.secretHash, given)) throw wrongCode()
  return code.id
}

const wrongCode = () =>
  new AppError('invalid', 'code', {
    message: 'El código no es correcto o ha caducado.',
    fields: { otp: 'code' },
  })
