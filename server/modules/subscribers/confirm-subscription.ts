import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/subscribers'
import type { Ctx } from '@/server/ctx'
import { requireConfirmation, requireFresh } from './claimed'
import { ipHash } from './proof'
import { confirmPending, noteReader } from './queries'

export async function confirmSubscription(
  ctx: Ctx,
  { body }: Input<typeof contract.confirmSubscription>,
): Promise<Answer<typeof contract.confirmSubscription>> {
  const confirmIpHash = await ipHash(ctx)
  return ctx.db.transaction(async (tx) => {
    const { state, subscription, restaurant } = await requireConfirmation(ctx, tx, body.token)
    requireFresh(state)
    const isNew = await confirmPending(tx, subscription.id, ctx.clock(), confirmIpHash)
    if (isNew) await noteReader(tx, subscription.subscriberId, ctx.language)
    return { state: isNew ? ('confirmed' as const) : ('already' as const), restaurant }
  })
}
