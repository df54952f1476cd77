import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/reminders'
import { minuteOf } from '@/contract/rules/time/clock-text'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { saveMinute } from './queries'

export async function saveReminder(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.saveReminder>,
): Promise<Answer<typeof contract.saveReminder>> {
  const restaurant = await requireOwnRestaurant(ctx)
  const minute = body.time === null ? null : minuteOf(body.time)
  await ctx.db.transaction((tx) => saveMinute(tx, restaurant.id, minute, ctx.clock()))
  return body
}
