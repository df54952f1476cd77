import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import type { Queryable, Transaction } from '@/server/db/client'
import {
  dishCorrections,
  machineTranslations,
  menus,
  restaurants,
  sharedTranslations,
} from '@/server/db/schema'

type Asked = { restaurantIds: string[]; language: MenuLanguage; keys: string[] }

/** `restaurantId`: of the owner who wrote it; null for what is everybody's. */
export type Found = {
  by: 'owner' | 'owners' | 'machine'
  restaurantId: string | null
  key: string
  text: string
}

/** What is known of these names beside the lexicon. */
export async function findTexts(db: Queryable, { restaurantIds, language, keys }: Asked): Promise<Found[]> {
  if (keys.length === 0) return []
  const own = dishCorrections
  const shared = sharedTranslations
  const machine = machineTranslations
  const by = (who: Found['by']) => sql<Found['by']>`${sql.raw(`'${who}'`)}::text`.as('by')
  const nobody = sql<string | null>`null::text`.as('restaurant_id')
  const isOwn = inArray(own.restaurantId, restaurantIds)
  return unionAll(
    db
      .select({
        by: by('owner'),
        restaurantId: sql<string | null>`${own.restaurantId}`.as('restaurant_id'),
        key: own.key,
        text: own.text,
      })
      .from(own)
      .where(and(isOwn, eq(own.language, language), inArray(own.key, keys))),
    db
      .select({ by: by('owners'), restaurantId: nobody, key: shared.key, text: shared.text })
      .from(shared)
      .where(and(eq(shared.language, language), inArray(shared.key, keys))),
    db
      .select({
        by: by('machine'),
        restaurantId: nobody,
        key: machine.key,
        text: sql<string>`${machine.text}`.as('text'),
      })
      .from(machine)
      .where(and(eq(machine.language, language), inArray(machine.key, keys), isNotNull(machine.text))),
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

const isLine = ({ restaurantId, language, key }: Line) =>
  and(
    eq(dishCorrections.restaurantId, restaurantId),
    eq(dishCorrections.language, language),
    eq(dishCorrections.key, key),
  )

export async function findCorrection(tx: Transaction, line: Line) {
  const [found] = await tx.select({ text: dishCorrections.text }).from(dishCorrections).where(isLine(line))
  return found?.text ?? null
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

export async function deleteCorrection(tx: Transaction, line: Line) {
  await tx.delete(dishCorrections).where(isLine(line))
}
