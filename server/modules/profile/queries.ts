import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'
import { auditLog, onboardingDrafts, restaurants } from '@/server/db/schema'

export type RestaurantRow = typeof restaurants.$inferSelect
export type RestaurantColumns = Partial<typeof restaurants.$inferInsert>

/** Held until the transaction ends, so that two saves come one after the other and the second sees the first. */
export async function lockOwnRestaurant(tx: Transaction, ownerId: string) {
  const [row] = await tx
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.ownerId, ownerId), isNull(restaurants.deletedAt)))
    .for('update')
  return row
}

export async function updateRestaurant(tx: Transaction, id: string, columns: RestaurantColumns) {
  const [row] = await tx
    .update(restaurants)
    .set({ ...columns, version: sql`${restaurants.version} + 1` })
    .where(eq(restaurants.id, id))
    .returning()
  if (!row) throw new Error('a locked row is there to be updated')
  return row
}

export async function insertAudit(tx: Transaction, entry: typeof auditLog.$inferInsert) {
  await tx.insert(auditLog).values(entry)
}

/** What is saved needs no draft any more, and an older one must not come back over it. */
export async function forgetAnswers(tx: Transaction, ownerId: string, keys: string[]) {
  await tx
    .update(onboardingDrafts)
    .set({ answers: sql`${onboardingDrafts.answers} - ${sql.param(keys)}::text[]` })
    .where(eq(onboardingDrafts.ownerId, ownerId))
}
