import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { emailChanges, outbox } from '@/server/db/schema'

/** Mails about changes of an account's address went to other addresses than the account has now: the former one, a mistyped one. */
export function isAboutChangeOf(db: Queryable, ownerId: string) {
  const changes = db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(eq(emailChanges.ownerId, ownerId))
  return inArray(sql`${outbox.payload}->>'changeId'`, changes)
}
