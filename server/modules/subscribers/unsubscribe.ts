import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/subscribers'
import type { Ctx } from '@/server/ctx'
import { requireSignedAddress } from './claimed'
import { endSubscriptions } from './queries'

/** A second call has no effect. */
export async function unsubscribe(
  ctx: Ctx,
  input: Input<typeof contract.unsubscribe>,
): Promise<Answer<typeof contract.unsubscribe>> {
  const email = await requireSignedAddress(ctx, input)
  await ctx.db.transaction((tx) => endSubscriptions(tx, email, input.body.restaurantIds, ctx.clock()))
  return { success: true }
}
