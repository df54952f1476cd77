import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/accounts'
import type { OwnerCtx } from '@/server/ctx'
import { endWhatIsLeft } from '@/server/modules/payments'
import { changed } from '@/server/modules/restaurants'
import { requireProof } from '@/server/modules/second-factor'
import { auditOwner } from './audit-owner'
import { requirePassword } from './passwords'
import { eraseOwner } from './queries-deletion'

/** Deletes the account at once and permanently. The sessions end too, and the web hears that the profile is gone. */
export async function deleteAccount(ctx: OwnerCtx, { body }: Input<typeof contract.deleteAccount>) {
  const { ownerId } = ctx.owner
  await requireProof(ctx)
  const { email } = await requirePassword(ctx, body.password, 'password')
  const gone = await ctx.db.transaction(async (tx) => {
    const erased = await eraseOwner(tx, { ownerId, email })
    await auditOwner(tx, { ownerId, action: 'owner.deleted', at: ctx.clock(), requestId: ctx.requestId })
    return erased
  })
  ctx.background.run('end-payments', () => endWhatIsLeft(ctx))
  await ctx.webCache.expire(gone.flatMap(changed))
  return { success: true as const }
}
