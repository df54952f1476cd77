import { addDays, localNow } from '@/contract/rules/local-time'
import type { Queryable } from '@/server/db/client'
import { deletePageViews, deleteSalts } from './queries'

export { weekOfVisits } from './week-of-visits'

/** A restaurant's sums stay; the single views they were made of do not. */
const keptDays = 90

export async function deleteOldVisits(db: Queryable, now: Date) {
  const { date } = localNow(now, 'Europe/Madrid')
  await deleteSalts(db, date)
  await deletePageViews(db, addDays(date, -keptDays))
}
