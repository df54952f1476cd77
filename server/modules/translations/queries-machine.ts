import { and, asc, eq, gt, inArray, isNotNull, lte, max, notExists, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { MenuLanguage, WrittenLanguage } from '@/contract/entities/translated-menu'
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

/** Names that got no answer, whose pause is over. The operator has settled none of them since. */
export async function findDue(db: Queryable, now: Date, limit: number) {
  const [machine, shared] = [machineTranslations, sharedTranslations]
  const isSettled = and(eq(shared.language, machine.language), eq(shared.key, machine.key))
  return db
    .select({ to: machine.language, from: machine.source, key: machine.key, name: machine.name })
    .from(machine)
    .where(and(lte(machine.nextAt, now), notExists(db.select().from(shared).where(isSettled))))
    .orderBy(asc(machine.nextAt), asc(machine.language), asc(machine.key))
    .limit(limit)
}

type Line = { key: string; name: string; from: WrittenLanguage }

/** After the first question, and each further one, that got no answer. After the last pause and one more question, a name is settled. */
const pauseMinutes = [10, 60, 6 * 60, 24 * 60, 7 * 24 * 60]

/**
 * Takes questions from those of the day, and notes their names before anybody is asked, so that neither a crash nor a second process asks
 * for one again. Answers the names that are left to ask for.
 */
export async function takeQuestions<Asked extends Line>(
  tx: Transaction,
  lines: Asked[],
  { to, day, most, now }: { to: MenuLanguage; day: string; most: number; now: Date },
): Promise<Asked[]> {
  await tx.insert(translatorDays).values({ day }).onConflictDoNothing()
  const [found] = await tx.select().from(translatorDays).where(eq(translatorDays.day, day)).for('update')
  const asked = found?.asked ?? 0
  const rows = lines.slice(0, Math.max(0, most - asked))
  if (rows.length === 0) return []
  const { language, key, tries, nextAt } = machineTranslations
  const minutes = sql`(${sql.param(pauseMinutes)}::integer[])[${tries} + 1]`
  const taken = await tx
    .insert(machineTranslations)
    .values(
      rows.map(({ key, name, from }) => ({
        ...{ language: to, key, name, source: from, askedAt: now },
        nextAt: new Date(now.getTime() + (pauseMinutes[0] ?? 0) * 60_000),
      })),
    )
    .onConflictDoUpdate({
      target: [language, key],
      set: {
        tries: sql`${tries} + 1`,
        askedAt: now,
        nextAt: sql`${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute'`,
      },
      setWhere: lte(nextAt, now),
    })
    .returning({ key })
  await tx
    .update(translatorDays)
    .set({ asked: asked + taken.length })
    .where(eq(translatorDays.day, day))
  const keys = new Set(taken.map((row) => row.key))
  return rows.filter((row) => keys.has(row.key))
}

/** For names that were taken, and not sent: as if nobody had taken them. */
export async function giveQuestionsBack(
  tx: Transaction,
  keys: string[],
  { to, day, now }: { to: MenuLanguage; day: string; now: Date },
) {
  const { language, key, tries } = machineTranslations
  const own = and(eq(language, to), inArray(key, keys))
  // In the order in which `takeQuestions` locks them.
  await tx
    .update(translatorDays)
    .set({ asked: sql`greatest(0, ${translatorDays.asked} - ${keys.length})` })
    .where(eq(translatorDays.day, day))
  await tx.delete(machineTranslations).where(and(own, eq(tries, 1)))
  await tx
    .update(machineTranslations)
    .set({ tries: sql`${tries} - 1`, nextAt: now })
    .where(own)
}

/** Settles these names for good. The first answer stays. */
export async function saveAnswers(
  db: Database,
  to: MenuLanguage,
  answers: { key: string; text: string | null }[],
) {
  const { language, key, text } = machineTranslations
  await db.execute(sql`
    update ${machineTranslations} set text = answer.text, next_at = null
    from unnest(${sql.param(answers.map((one) => one.key))}::text[], ${sql.param(answers.map((one) => one.text))}::text[])
      as answer (key, text)
    where ${language} = ${to} and ${key} = answer.key and ${text} is null`)
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
