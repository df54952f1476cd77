import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/holidays'
import { regionOf } from '@/contract/rules/place/region'
import { addDays } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { invalidField } from '@/server/errors'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { type Holiday, holidaysBetween } from './holidays-of'
import { everyYear, findAnswers } from './queries'

const mostDays = 400

export async function listHolidays(
  ctx: OwnerCtx,
  { query: { from, to } }: Input<typeof contract.listHolidays>,
): Promise<Answer<typeof contract.listHolidays>> {
  if (to < from || to > addDays(from, mostDays)) throw invalidField('to', 'range')
  const restaurant = await requireOwnRestaurant(ctx)
  const holidays = holidaysBetween(regionOf(restaurant), from, to)
  const years = new Set(holidays.map(({ date }) => yearOf(date)))
  const answers = await findAnswers(ctx.db, restaurant.id, [...years])
  return { holidays: holidays.map((holiday) => withAnswer(holiday, answers)) }
}

export const yearOf = (date: string) => Number(date.slice(0, 4))

/** An answer for this year has priority over an answer for every year. */
export function withAnswer({ key, ...holiday }: Holiday, answers: Awaited<ReturnType<typeof findAnswers>>) {
  const [answer] = answers
    .filter((one) => one.holiday === key && [everyYear, yearOf(holiday.date)].includes(one.year))
    .sort((one, other) => other.year - one.year)
  return { ...holiday, opens: answer?.opens ?? null, everyYear: answer?.year === everyYear }
}
