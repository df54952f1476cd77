import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { isPassword } from './passwords'
import { findOwner } from './queries-profile'

/** Not 401, which would end the session of somebody who mistyped. */
export async function requirePassword(ctx: OwnerCtx, typed: string, field: 'password' | 'currentPassword') {
  const owner = await findOwner(ctx.db, ctx.owner.ownerId)
  if (owner && (await isPassword(typed, owner.passwordHash))) return owner
  throw new AppError('invalid', 'password', {
    message: 'La contraseña actual no es correcta.',
    fields: { [field]: 'wrong' },
  })
}
