import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/holidays'
import { regionOf } from '@/contract/rules/place/region'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { holidaysBetween } from './holidays-of'
import { withAnswer, yearOf } from './list-holidays'
import { everyYear, replaceAnswer } from './queries'

/** Stores the answer, so that the question does not appear again. Menu and opening hours do not change. */
export async function answerHoliday(
  ctx: OwnerCtx,
  { params: { date }, body }: Input<typeof contract.answerHoliday>,
): Promise<Answer<typeof contract.answerHoliday>> {
  const restaurant = await requireOwnRestaurant(ctx)
  const [holiday] = holidaysBetween(regionOf(restaurant), date, date)
  if (!holiday) throw new AppError('not-found', 'holiday')
  const about = { restaurantId: restaurant.id, holiday: holiday.key }
  const answer =
    body.opens === null
      ? null
      : { ...about, opens: body.opens, year: body.everyYear ? everyYear : yearOf(date) }
  await ctx.db.transaction((tx) => replaceAnswer(tx, about, yearOf(date), answer))
  return withAnswer(ctx, holiday, answer ? [answer] : [])
}
