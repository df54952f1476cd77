import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import {
  type correctionStates,
  dishCorrections,
  menus,
  restaurants,
  sharedTranslations,
} from '@/server/db/schema'

export type CorrectionState = (typeof correctionStates)[number]

/** The corrections of all owners, for the operator. The oldest first, because it has waited longest. */
export function findAllCorrections(
  db: Queryable,
  { state, limit }: { state: CorrectionState; limit: number },
) {
  const { id, language, name, text, updatedAt, restaurantId } = dishCorrections
  return db
    .select({ correctionId: id, language, name, text, updatedAt, restaurantId, restaurant: restaurants.name })
    .from(dishCorrections)
    .innerJoin(restaurants, eq(restaurants.id, restaurantId))
    .where(eq(dishCorrections.state, state))
    .orderBy(state === 'pending' ? asc(updatedAt) : desc(updatedAt), id)
    .limit(limit)
}

export async function lockCorrection(tx: Transaction, id: string) {
  const [found] = await tx.select().from(dishCorrections).where(eq(dishCorrections.id, id)).for('update')
  return found
}

type Correction = typeof dishCorrections.$inferSelect

export async function saveDecision(tx: Transaction, { id }: Correction, state: CorrectionState) {
  await tx.update(dishCorrections).set({ state }).where(eq(dishCorrections.id, id))
}

/** The last correction that the operator took counts. */
export async function upsertShared(
  tx: Transaction,
  { language, key, name, text }: Correction,
  takenAt: Date,
) {
  const { language: byLanguage, key: byKey } = sharedTranslations
  await tx
    .insert(sharedTranslations)
    .values({ language, key, name, text, takenAt })
    .onConflictDoUpdate({ target: [byLanguage, byKey], set: { name, text, takenAt } })
}

/** Another correction of the same dish that was taken later stays. */
export async function deleteShared(tx: Transaction, { language, key, text }: Correction) {
  const shared = sharedTranslations
  await tx
    .delete(shared)
    .where(and(eq(shared.language, language), eq(shared.key, key), eq(shared.text, text)))
}

/** The menus since a day that may have a word of this dish, with what the web has to know of their restaurants. */
export function findMenusWith(db: Queryable, word: string, since: string) {
  const { id, lat, lon, city } = restaurants
  return db
    .select({ id, lat, lon, city, categories: menus.categories })
    .from(menus)
    .innerJoin(restaurants, eq(id, menus.restaurantId))
    .where(
      and(
        gte(menus.date, since),
        inArray(menus.state, ['published', 'expired']),
        sql`strpos(fold_text(${menus.categories}::text), ${word}) > 0`,
      ),
    )
}
