import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/second-factor'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { changeFactors } from './change-factors'
import { dropCodesOfNothing } from './first-factor'
import { deletePasskey } from './queries'
import { requireProof } from './require-proof'

export async function removePasskey(ctx: OwnerCtx, { params }: Input<typeof contract.removePasskey>) {
  const { ownerId } = ctx.owner
  await requireProof(ctx)
  await changeFactors(ctx, 'passkey-removed', async (tx) => {
    if (!(await deletePasskey(tx, ownerId, params.passkeyId))) throw new AppError('not-found', 'passkey')
    await dropCodesOfNothing(tx, ownerId)
  })
  return { success: true as const }
}
