import { deleteChangesBefore } from '@/server/db/changes'
import type { Database } from '@/server/db/client'

/** A web that was away for longer starts with an empty memory. */
const keptMs = 24 * 3_600_000

export const deleteOldChanges = (db: Database, now: Date) =>
  deleteChangesBefore(db, new Date(now.getTime() - keptMs))
