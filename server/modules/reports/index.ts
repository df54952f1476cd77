import type { Database } from '@/server/db/client'
import { deleteDecided, deleteForgotten } from './queries'

export { decideReport } from './decide-report'
export { findReports, type ReportState } from './queries'

const dayMs = 86_400_000

/** A decided report is kept for half a year, one that nobody looked at for a year. */
export async function deleteOldReports(db: Database, now: Date) {
  await deleteDecided(db, new Date(now.getTime() - 180 * dayMs))
  await deleteForgotten(db, new Date(now.getTime() - 365 * dayMs))
}
