import { lt } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { consentRecords } from '@/server/db/schema'

export async function insertConsent(db: Queryable, record: typeof consentRecords.$inferInsert) {
  await db.insert(consentRecords).values(record)
}

/** An answer is valid for two years, and we may have to prove it for three more years. */
const keptFor = 5 * 365 * 24 * 60 * 60 * 1000

export async function deleteOldConsents(db: Queryable, now: Date) {
  await db.delete(consentRecords).where(lt(consentRecords.createdAt, new Date(now.getTime() - keptFor)))
}
