import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { changeFactors } from './change-factors'
import { dropCodesOfNothing } from './first-factor'
import { deleteApp } from './queries'
import { requireProof } from './require-proof'

export async function removeApp(ctx: OwnerCtx) {
  await requireProof(ctx)
  const { ownerId } = ctx.owner
  await changeFactors(ctx, 'app-removed', async (tx) => {
    if (!(await deleteApp(tx, ownerId))) throw new AppError('not-found', 'app')
    await dropCodesOfNothing(tx, ownerId)
  })
  return { success: true as const }
}
