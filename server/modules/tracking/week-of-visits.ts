import { addDays } from '@/contract/rules/time/local-time'
import type { Queryable } from '@/server/db/client'
import { findCounts } from './queries-counts'
import { sumsOf } from './sums'

const week = [6, 5, 4, 3, 2, 1, 0]

/** The visits of a week by day (also days without visits), the actions, and the total of the week before. */
export async function weekOfVisits(db: Queryable, restaurantId: string, today: string) {
  const first = addDays(today, -6)
  const counts = await findCounts(db, restaurantId, addDays(first, -7), today)
  const sums = (from: string, to: string) => sumsOf(counts.filter(({ date }) => from <= date && date <= to))
  const dates = week.map((ago) => addDays(today, -ago))
  return {
    days: dates.map((date) => ({ date, views: sums(date, date).view })),
    actions: sums(first, today),
    weekBefore: sums(addDays(first, -7), addDays(first, -1)).view,
  }
}
