import { and, asc, eq, gt, inArray, isNotNull, max, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import type { Database, Queryable, Transaction } from '@/server/db/client'
import {
  machineTranslations,
  menus,
  restaurants,
  sharedTranslations,
  translatorDays,
} from '@/server/db/schema'

/** The moment of the last change that diners see. */
const seenAt = sql<Date>`greatest(${menus.updatedAt}, ${menus.publishedAt})`.mapWith(menus.updatedAt)

/** The published menus of a day that have changed since a moment, the oldest change first. */
export function findChangedMenus(db: Queryable, day: string, since: Date | null) {
  return db
    .select({ id: menus.id, seenAt })
    .from(menus)
    .where(and(eq(menus.date, day), eq(menus.state, 'published'), since ? gt(seenAt, since) : undefined))
    .orderBy(asc(seenAt), asc(menus.id))
}

export function findMenus(db: Queryable, ids: string[]) {
  const { id, lat, lon, city } = restaurants
  return db
    .select({ id, lat, lon, city, categories: menus.categories })
    .from(menus)
    .innerJoin(restaurants, eq(id, menus.restaurantId))
    .where(inArray(menus.id, ids))
}

/** The keys that the translator was asked for, or that the operator has settled. */
export async function findSettled(db: Queryable, language: MenuLanguage, keys: string[]) {
  if (keys.length === 0) return []
  const [machine, shared] = [machineTranslations, sharedTranslations]
  return union(
    db
      .select({ key: machine.key })
      .from(machine)
      .where(and(eq(machine.language, language), inArray(machine.key, keys))),
    db
      .select({ key: shared.key })
      .from(shared)
      .where(and(eq(shared.language, language), inArray(shared.key, keys))),
  )
}

/** The first answer stays. */
export async function insertAnswers(db: Database, rows: (typeof machineTranslations.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(machineTranslations).values(rows).onConflictDoNothing()
}

export async function findReadUntil(db: Queryable, day: string) {
  const [found] = await db
    .select({ readUntil: max(translatorDays.readUntil) })
    .from(translatorDays)
    .where(and(eq(translatorDays.day, day), isNotNull(translatorDays.readUntil)))
  return found?.readUntil ?? null
}

export async function saveReadUntil(db: Database, day: string, readUntil: Date) {
  await db
    .insert(translatorDays)
    .values({ day, readUntil })
    .onConflictDoUpdate({ target: translatorDays.day, set: { readUntil } })
}

/** Takes questions from those of the day, and answers how many were left. */
export async function takeQuestions(tx: Transaction, day: string, wanted: number, most: number) {
  await tx.insert(translatorDays).values({ day }).onConflictDoNothing()
  const [found] = await tx.select().from(translatorDays).where(eq(translatorDays.day, day)).for('update')
  const asked = found?.asked ?? 0
  const taken = Math.max(0, Math.min(wanted, most - asked))
  await tx
    .update(translatorDays)
    .set({ asked: asked + taken })
    .where(eq(translatorDays.day, day))
  return taken
}
