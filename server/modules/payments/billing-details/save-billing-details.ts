import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/billing-details'
import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import { requireProof } from '@/server/modules/second-factor'
import { askAbout } from '../ask-about'
import { upsertBillingDetails } from '../queries-billing-details'
import { askSoon } from '../queries-reconcile'

/** Applies to future invoices, also to the provider's invoices. An issued invoice keeps its own copy of the names and does not change. */
export async function saveBillingDetails(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.saveBillingDetails>,
): Promise<Answer<typeof contract.saveBillingDetails>> {
  await requireProof(ctx)
  const { ownerId } = ctx.owner
  const now = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    await upsertBillingDetails(tx, ownerId, body, now)
    await askSoon(tx, ctx.payments.provider, ownerId)
    await insertAudit(tx, {
      ...{ at: now, actorKind: 'owner', actorId: ownerId, requestId: ctx.requestId },
      ...{ action: 'billing-details.saved', entityKind: 'owner', entityId: ownerId },
    })
  })
  // If the provider does not answer now, the next poll sends the details.
  ctx.background.run('ask-about-payment', () => askAbout(ctx, ownerId))
  return { success: true, details: body }
}
