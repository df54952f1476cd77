import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/billing-details'
import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import { askAbout, askSoon } from '@/server/modules/payments'
import { upsertBillingDetails } from './queries'

/** For invoices to come, also the provider's. One that was issued carries its parties itself and stays as it is. */
export async function saveBillingDetails(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.saveBillingDetails>,
): Promise<Answer<typeof contract.saveBillingDetails>> {
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
  // If the provider does not answer now, it is told when it is asked the next time.
  ctx.background.run('ask-about-payment', () => askAbout(ctx, ownerId))
  return { success: true, details: body }
}
