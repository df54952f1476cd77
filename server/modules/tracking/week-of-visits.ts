import { addDays } from '@/contract/rules/local-time'
import type { Queryable } from '@/server/db/client'
import { findViews } from './queries'

const week = [6, 5, 4, 3, 2, 1, 0]

/** Day by day, also those nobody came; and what the week before had in all. */
export async function weekOfVisits(db: Queryable, restaurantId: string, today: string) {
  const first = addDays(today, -6)
  const rows = await findViews(db, restaurantId, addDays(first, -7), today)
  const views = new Map(rows.map(({ date, count }) => [date, count]))
  const days = week.map((ago) => addDays(today, -ago)).map((date) => ({ date, views: views.get(date) ?? 0 }))
  const weekBefore = rows.filter(({ date }) => date < first).reduce((sum, { count }) => sum + count, 0)
  return { days, weekBefore }
}
