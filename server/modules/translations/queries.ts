import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { MenuLanguage, WrittenLanguage } from '@/contract/entities/translated-menu'
import type { Queryable, Transaction } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import { dishCorrections, menus, restaurants } from '@/server/db/schema'

/** `unknown`: those of the keys of which the lexicon knows nothing. Only they are looked for among a machine's answers. */
type Asked = { restaurantIds: string[]; language: MenuLanguage; keys: string[]; unknown: string[] }

/**
 * `restaurantId`: of the owner who wrote it; null for what is everybody's. `source`: the language that the machine translator was told; null
 * for what owners wrote.
 */
export type Found = {
  by: 'owner' | 'owners' | 'machine'
  restaurantId: string | null
  source: WrittenLanguage | null
  key: string
  text: string
}

/**
 * What is known of these names beside the lexicon. The lists are parameters, so the plan is kept: the cards of a search have a hundred
 * names, and writing and planning a query with each of them in its text took longer than everything else in their translation. An answer that
 * the version before 0035 has too is found twice, and is the same.
 */
export async function findTexts(db: Queryable, asked: Asked): Promise<Found[]> {
  const { restaurantIds, language, keys, unknown } = asked
  if (keys.length === 0) return []
  const isAsked = sql`language = ${language} and key = any(${sql.param(keys)}::text[])`
  const isUnknown = sql`language = ${language} and key = any(${sql.param(unknown)}::text[]) and text is not null`
  return executeKeepingPlan<Found>(
    db,
    sql`
    select 'owner' as by, restaurant_id as "restaurantId", null as source, key, text from dish_corrections
    where restaurant_id = any(${sql.param(restaurantIds)}::text[]) and ${isAsked}
    union all
    select 'owners', null, null, key, text from shared_translations where ${isAsked}
    union all
    select 'machine', null, source, key, text from translator_answers where ${isUnknown}
    union all
    select 'machine', null, source, key, text from machine_translations where ${isUnknown}`,
  )
}

/** The courses and dishes of one day and service, as they are stored. */
export async function findCourses(
  db: Queryable,
  { restaurantId, date, service }: { restaurantId: string; date: string; service: 'comida' | 'cena' },
) {
  const [found] = await db
    .select({ categories: menus.categories })
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), eq(menus.date, date), eq(menus.service, service)))
  return found?.categories ?? []
}

export function findCorrections(db: Queryable, restaurantId: string, language: MenuLanguage, limit: number) {
  const { name, text, key } = dishCorrections
  return db
    .select({ name, text, key })
    .from(dishCorrections)
    .where(and(eq(dishCorrections.restaurantId, restaurantId), eq(dishCorrections.language, language)))
    .orderBy(desc(dishCorrections.updatedAt), dishCorrections.id)
    .limit(limit)
}

/** The corrections of a restaurant change one after the other, so that it never has more than it may. */
export async function lockCorrections(tx: Transaction, restaurantId: string) {
  await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId))
    .for('no key update')
}

type Line = Pick<typeof dishCorrections.$inferSelect, 'restaurantId' | 'language' | 'key'>

const isOneOf = ({ restaurantId, language }: Line, keys: readonly string[]) =>
  and(
    eq(dishCorrections.restaurantId, restaurantId),
    eq(dishCorrections.language, language),
    inArray(dishCorrections.key, [...keys]),
  )

/** The correction that counts: that of the first key that has one. */
export async function findCorrection(tx: Transaction, line: Line, keys: readonly string[]) {
  const { key, text } = dishCorrections
  const found = await tx.select({ key, text }).from(dishCorrections).where(isOneOf(line, keys))
  const byKey = new Map(found.map((one) => [one.key, one.text]))
  return keys.map((one) => byKey.get(one)).find((one) => one !== undefined) ?? null
}

export async function countCorrections(tx: Transaction, { restaurantId, language }: Line) {
  const [found] = await tx
    .select({ total: count() })
    .from(dishCorrections)
    .where(and(eq(dishCorrections.restaurantId, restaurantId), eq(dishCorrections.language, language)))
  return found?.total ?? 0
}

/** The operator decides anew about a text that changes. */
export async function upsertCorrection(
  tx: Transaction,
  row: Line & { name: string; text: string; updatedAt: Date },
) {
  const { name, text, updatedAt } = row
  await tx
    .insert(dishCorrections)
    .values(row)
    .onConflictDoUpdate({
      target: [dishCorrections.restaurantId, dishCorrections.language, dishCorrections.key],
      set: { name, text, updatedAt, state: 'pending' },
    })
}

export async function deleteCorrections(tx: Transaction, line: Line, keys: readonly string[]) {
  if (keys.length > 0) await tx.delete(dishCorrections).where(isOneOf(line, keys))
}
