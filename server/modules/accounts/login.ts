import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import { clientKey } from '@/server/client-key'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { createFailedTries } from './failed-tries'
import { openOrAsk } from './finish-login'
import { isPassword } from './passwords'
import { findOwnerByEmail } from './queries'

const failedTries = createFailedTries()

/** A wrong address and a wrong password give the same answer, in the same time, with the same waits. */
export async function login(ctx: Ctx, { body }: Input<typeof contract.login>) {
  const asked = { email: body.email, client: ctx.ip ? clientKey(ctx.ip) : 'nobody' }
  const now = ctx.clock()
  const waitMs = failedTries.waitMs(asked, now)
  if (waitMs > 0) throw new AppError('too-many', 'failed-tries', { retryAfter: Math.ceil(waitMs / 1000) })
  failedTries.begin(asked, now)
  const owner = await findOwnerByEmail(ctx.db, body.email)
  const matches = await isPassword(body.password, owner?.passwordHash)
  if (!owner || !matches)
    throw new AppError('unauthenticated', 'credentials', {
      message: 'Las credenciales no coinciden con nuestros registros.',
    })
  failedTries.succeed(asked)
  return openOrAsk(ctx, owner.ownerId, body.timeZone)
}
