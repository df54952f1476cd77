import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { isPassword } from './passwords'
import { findOwnerByEmail } from './queries'
import { openSession } from './sessions'

/** Says the same, and takes as long, whether the address or the password is wrong. */
export async function login(ctx: Ctx, { body }: Input<typeof contract.login>) {
  const owner = await findOwnerByEmail(ctx.db, body.email)
  const matches = await isPassword(body.password, owner?.passwordHash)
  if (!owner || !matches)
    throw new AppError('unauthenticated', 'credentials', {
      message: 'Las credenciales no coinciden con nuestros registros.',
    })
  return openSession(ctx, owner.ownerId)
}
