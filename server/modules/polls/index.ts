import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Database } from '@/server/db/client'
import { deleteBefore } from './queries'

const keptDays = 7

/** The result can be read for a week. */
export async function deleteOldPolls(db: Database, now: Date) {
  await deleteBefore(db, addDays(localNow(now, 'Europe/Madrid').date, -keptDays))
}
