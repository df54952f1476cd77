import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/holidays'
import { regionOf } from '@/contract/rules/place/region'
import { addDays } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { invalidField } from '@/server/errors'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { type Holiday, holidaysBetween } from './holidays-of'
import { nameOf } from './name-of'
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
  return { holidays: holidays.map((holiday) => withAnswer(ctx, holiday, answers)) }
}

export const yearOf = (date: string) => Number(date.slice(0, 4))

type Answers = Awaited<ReturnType<typeof findAnswers>>

/** The holiday as its owner sees it, in the language of the page. */
export function withAnswer({ language }: Pick<OwnerCtx, 'language'>, holiday: Holiday, answers: Answers) {
  const { date, isNational } = holiday
  return { date, name: nameOf(holiday, language), isNational, ...answerTo(holiday, answers) }
}

/** An answer for this year has priority over an answer for every year. */
export function answerTo({ key, date }: Pick<Holiday, 'key' | 'date'>, answers: Answers) {
  const [answer] = answers
    .filter((one) => one.holiday === key && [everyYear, yearOf(date)].includes(one.year))
    .sort((one, other) => other.year - one.year)
  return { opens: answer?.opens ?? null, everyYear: answer?.year === everyYear }
}
