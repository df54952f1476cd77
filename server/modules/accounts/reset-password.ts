import { timingSafeEqual } from 'node:crypto'
import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { resetCodeHash } from '@/server/links/tokens'
import { sendSoon } from '@/server/modules/mail'
import { deleteAllSessions } from '@/server/modules/sessions'
import { auditOwner } from './audit-owner'
import { takeClientTry, triesPerCode } from './code-tries'
import { hashPassword, requireGoodPassword } from './passwords'
import { findOwnerByEmail } from './queries'
import { endAsked } from './queries-email'
import { findCode, setPassword, takeTry, useCode } from './queries-reset'
import { tellOfPassword } from './tell-of-password'

/** Only the newest code is valid, and only once. A new password ends all sessions. */
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
    await endAsked(tx, ownerId)
    await deleteAllSessions(tx, ownerId)
    await auditOwner(tx, { ownerId, action: 'owner.password-reset', at: now, requestId: ctx.requestId })
    await tellOfPassword(tx, body.email, { how: 'reset', device: null, at: now })
  })
  sendSoon(ctx)
  return { success: true as const, message: 'Contraseña cambiada exitosamente' }
}

async function matchCode(ctx: Ctx, ownerId: string, otp: string) {
  const known = await findCode(ctx.db, ownerId)
  if (!known || !(await takeClientTry(ctx, known.id))) throw wrongCode()
  const code = await takeTry(ctx.db, ownerId, ctx.clock(), triesPerCode.all)
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
