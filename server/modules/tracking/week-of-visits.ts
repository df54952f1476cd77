import { addDays } from '@/contract/rules/local-time'
import type { Queryable } from '@/server/db/client'
import { findCounts } from './queries-counts'
import { sumsOf } from './sums'

const week = [6, 5, 4, 3, 2, 1, 0]

/** Day by day, also those nobody came; what they did; and how many the week before had in all. */
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
