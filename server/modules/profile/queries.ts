import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import {
  onboardingDrafts,
  owners,
  payments,
  restaurantSearch,
  restaurants,
  userTemplates,
} from '@/server/db/schema'

export type RestaurantRow = typeof restaurants.$inferSelect
export type RestaurantColumns = Partial<typeof restaurants.$inferInsert>

/** Locks the restaurant until the transaction ends: the second of two saves waits and sees the result of the first. */
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

/** Of its menu in force. Null for Castilian, and without a menu. */
export async function findKitchenLanguage(db: Queryable, restaurantId: string) {
  const { writtenIn, part } = restaurantSearch
  const [row] = await db
    .select({ writtenIn })
    .from(restaurantSearch)
    .where(and(eq(restaurantSearch.restaurantId, restaurantId), eq(part, 0)))
  return row?.writtenIn ?? null
}

/** Removes saved answers from the draft, so that old answers do not overwrite the saved answers. */
export async function forgetAnswers(tx: Transaction, ownerId: string, keys: string[]) {
  await tx
    .update(onboardingDrafts)
    .set({ answers: sql`${onboardingDrafts.answers} - ${sql.param(keys)}::text[]` })
    .where(eq(onboardingDrafts.ownerId, ownerId))
}

export async function findDraft(db: Queryable, ownerId: string) {
  const [draft] = await db.select().from(onboardingDrafts).where(eq(onboardingDrafts.ownerId, ownerId))
  return draft
}

type Draft = { ownerId: string; step: number; answers: Record<string, unknown>; updatedAt: Date }

/** Adds answers to the draft. Answers of other steps and other devices stay. */
export async function keepAnswers(db: Queryable, draft: Draft) {
  const { answers, version } = onboardingDrafts
  await db
    .insert(onboardingDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: onboardingDrafts.ownerId,
      set: {
        step: draft.step,
        updatedAt: draft.updatedAt,
        answers: sql`${answers} || excluded.answers`,
        version: sql`${version} + 1`,
      },
    })
}

/** Returns the owner to welcome, or undefined if the owner was welcomed before. */
export async function takeWelcome(tx: Transaction, ownerId: string, now: Date) {
  const [owner] = await tx
    .update(owners)
    .set({ welcomedAt: now })
    .where(and(eq(owners.id, ownerId), isNull(owners.welcomedAt)))
    .returning({ email: owners.email, firstName: owners.firstName, language: owners.language })
  return owner
}

export async function findTrialEnd(tx: Transaction, ownerId: string) {
  const [payment] = await tx
    .select({ expiresAt: payments.expiresAt })
    .from(payments)
    .where(and(eq(payments.ownerId, ownerId), eq(payments.plan, 'trial')))
  return payment?.expiresAt ?? null
}

export async function isOwnTemplate(tx: Transaction, ownerId: string, templateId: string) {
  const own = and(eq(userTemplates.id, templateId), eq(userTemplates.ownerId, ownerId))
  return (await tx.$count(userTemplates, own)) > 0
}

export async function markOnboarded(tx: Transaction, restaurantId: string, onboardedAt: Date) {
  const first = and(eq(restaurants.id, restaurantId), isNull(restaurants.onboardedAt))
  await tx.update(restaurants).set({ onboardedAt }).where(first)
}
