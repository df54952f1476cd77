import { clientKey } from '@/contract/client-key'
import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { openOrAsk } from './finish-login'
import { isPassword } from './passwords'
import { findOwnerByEmail } from './queries'

/** A wrong address and a wrong password give the same answer, in the same time, with the same waits. */
export async function login(ctx: Ctx, { body }: Input<typeof contract.login>) {
  const asked = { email: body.email, client: ctx.ip ? clientKey(ctx.ip) : 'nobody' }
  const waitMs = await ctx.counts.beginTry(asked, ctx.clock())
  if (waitMs > 0) throw new AppError('too-many', 'failed-tries', { retryAfter: Math.ceil(waitMs / 1000) })
  const owner = await findOwnerByEmail(ctx.db, body.email)
  const matches = await isPassword(body.password, owner?.passwordHash)
  if (!owner || !matches)
    throw new AppError('unauthenticated', 'credentials', {
      message: 'Las credenciales no coinciden con nuestros registros.',
    })
  await ctx.counts.succeed(asked)
  return openOrAsk(ctx, owner.ownerId, body.timeZone)
}
