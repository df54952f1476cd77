import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/subscribers'
import { localNow } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import { requireConfirmation } from './claimed'
import { isMailingSent } from './queries'

export async function readConfirmation(
  ctx: Ctx,
  { query }: Input<typeof contract.readConfirmation>,
): Promise<Answer<typeof contract.readConfirmation>> {
  const { state, email, restaurant, timeZone } = await requireConfirmation(ctx, ctx.db, query.token)
  const today = localNow(ctx.clock(), timeZone).date
  return {
    state,
    email,
    restaurant,
    isTodaySent: await isMailingSent(ctx.db, restaurant.restaurantId, today),
  }
}
