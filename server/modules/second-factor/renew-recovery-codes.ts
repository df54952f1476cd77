import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { changeFactors } from './change-factors'
import { methodsOf } from './methods'
import { makeRecoveryCodes } from './recovery-codes'
import { requireProof } from './require-proof'

export async function renewRecoveryCodes(ctx: OwnerCtx) {
  await requireProof(ctx)
  const { ownerId } = ctx.owner
  const recoveryCodes = await changeFactors(ctx, 'recovery-codes-renewed', async (tx) => {
    if ((await methodsOf(tx, ownerId)).length === 0) throw new AppError('conflict', 'no-second-factor')
    return makeRecoveryCodes(tx, ctx, ownerId)
  })
  return { recoveryCodes }
}
