import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/second-factor'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { sealedFor } from './app-code'
import { changeFactors } from './change-factors'
import { wrongFactor } from './check-factor'
import { withFirstCodes } from './first-factor'
import { confirmPendingApp, findApp } from './queries'
import { requireProofOrPassword } from './require-proof'
import { stepOf } from './totp'

export async function confirmApp(ctx: OwnerCtx, { body }: Input<typeof contract.confirmApp>) {
  await requireProofOrPassword(ctx)
  const { ownerId } = ctx.owner
  const pending = (await findApp(ctx.db, ownerId))?.pending
  const secret = pending && (await ctx.sealer.open(pending, sealedFor(ownerId)))
  if (!secret) throw new AppError('conflict', 'nothing-begun')
  const step = stepOf(secret, body.code, ctx.clock())
  if (step === null) throw wrongFactor('code')
  const recoveryCodes = await changeFactors(ctx, 'app-added', (tx) =>
    withFirstCodes(tx, ctx, async () => {
      if (!(await confirmPendingApp(tx, ownerId, pending, step, ctx.clock())))
        throw new AppError('conflict', 'nothing-begun')
    }),
  )
  return { recoveryCodes }
}
