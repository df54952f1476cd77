import { lt } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { consentRecords } from '@/server/db/schema'

export async function insertConsent(db: Queryable, record: typeof consentRecords.$inferInsert) {
  await db.insert(consentRecords).values(record)
}

/** Two years an answer stands, three more it may have to be proved. */
const keptFor = 5 * 365 * 24 * 60 * 60 * 1000

export async function deleteOldConsents(db: Queryable, now: Date) {
  await db.delete(consentRecords).where(lt(consentRecords.createdAt, new Date(now.getTime() - keptFor)))
}
