import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Queryable } from '@/server/db/client'
import { deletePageViews, deleteSalts } from './queries'

export { weekOfVisits } from './week-of-visits'

/** Sums of a restaurant stay. The single views are deleted after this time. */
const keptDays = 90

export async function deleteOldVisits(db: Queryable, now: Date) {
  const { date } = localNow(now, 'Europe/Madrid')
  await deleteSalts(db, date)
  await deletePageViews(db, addDays(date, -keptDays))
}
