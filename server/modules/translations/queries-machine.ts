import { and, asc, eq, gt, inArray, isNotNull, lte, max, notExists, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { MenuLanguage, WrittenLanguage } from '@/contract/entities/translated-menu'
import type { Database, Queryable, Transaction } from '@/server/db/client'
import { menus, restaurants, sharedTranslations, translatorAnswers, translatorDays } from '@/server/db/schema'
import { handBack, takeOver } from './queries-machine-before'

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

/** Of names that a kitchen of this language wrote: the keys that the translator was asked for, or that the operator has settled. */
export async function findSettled(
  db: Queryable,
  { from, to }: { from: WrittenLanguage; to: MenuLanguage },
  keys: string[],
) {
  if (keys.length === 0) return []
  const [machine, shared] = [translatorAnswers, sharedTranslations]
  return union(
    db
      .select({ key: machine.key })
      .from(machine)
      .where(and(eq(machine.language, to), eq(machine.source, from), inArray(machine.key, keys))),
    db
      .select({ key: shared.key })
      .from(shared)
      .where(and(eq(shared.language, to), inArray(shared.key, keys))),
  )
}

/** Names that got no answer, whose pause is over. The operator has settled none of them since. */
export async function findDue(db: Queryable, now: Date, limit: number) {
  const [machine, shared] = [translatorAnswers, sharedTranslations]
  const isSettled = and(eq(shared.language, machine.language), eq(shared.key, machine.key))
  return db
    .select({ to: machine.language, from: machine.source, key: machine.key, name: machine.name })
    .from(machine)
    .where(and(lte(machine.nextAt, now), notExists(db.select().from(shared).where(isSettled))))
    .orderBy(asc(machine.nextAt), asc(machine.language), asc(machine.key), asc(machine.source))
    .limit(limit)
}

type Line = { key: string; name: string }

/** Names of one language that are asked for in one other. */
type Turn = { from: WrittenLanguage; to: MenuLanguage; day: string; now: Date }

/** After the first question, and each further one, that got no answer. After the last pause and one more question, a name is settled. */
const pauseMinutes = [10, 60, 6 * 60, 24 * 60, 7 * 24 * 60]

/** Who has the day may take questions, of this version or of the one before. Answers how many names it was asked for. */
async function lockDay(tx: Transaction, day: string) {
  await tx.insert(translatorDays).values({ day }).onConflictDoNothing()
  const [found] = await tx.select().from(translatorDays).where(eq(translatorDays.day, day)).for('update')
  return found?.asked ?? 0
}

/** What the version before has asked for is known here too. */
export async function takeOverUntilNow(tx: Transaction, day: string) {
  await lockDay(tx, day)
  await takeOver(tx)
}

/**
 * Takes questions from those of the day, and notes their names before anybody is asked, so that neither a crash nor a second process asks
 * for one again. Answers the names that are left to ask for.
 */
export async function takeQuestions<Asked extends Line>(
  tx: Transaction,
  lines: Asked[],
  { from, to, day, most, now }: Turn & { most: number },
): Promise<Asked[]> {
  const asked = await lockDay(tx, day)
  await takeOver(tx)
  const rows = lines.slice(0, Math.max(0, most - asked))
  if (rows.length === 0) return []
  const { language, key, source, tries, nextAt } = translatorAnswers
  const minutes = sql`(${sql.param(pauseMinutes)}::integer[])[${tries} + 1]`
  const taken = await tx
    .insert(translatorAnswers)
    .values(
      rows.map(({ key, name }) => ({
        ...{ language: to, key, name, source: from, askedAt: now },
        nextAt: new Date(now.getTime() + (pauseMinutes[0] ?? 0) * 60_000),
      })),
    )
    .onConflictDoUpdate({
      target: [language, key, source],
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
  await handBack(tx, { from, to, keys: [...keys] })
  return rows.filter((row) => keys.has(row.key))
}

/** For names that were taken, and not sent: as if nobody had taken them. */
export async function giveQuestionsBack(tx: Transaction, keys: string[], { from, to, day, now }: Turn) {
  const { language, key, source, tries } = translatorAnswers
  const own = and(eq(language, to), eq(source, from), inArray(key, keys))
  // In the order in which `takeQuestions` locks them.
  await tx
    .update(translatorDays)
    .set({ asked: sql`greatest(0, ${translatorDays.asked} - ${keys.length})` })
    .where(eq(translatorDays.day, day))
  await tx.delete(translatorAnswers).where(and(own, eq(tries, 1)))
  await tx
    .update(translatorAnswers)
    .set({ tries: sql`${tries} - 1`, nextAt: now })
    .where(own)
  await handBack(tx, { from, to, keys })
}

/** Settles these names for good. The first answer stays. */
export async function saveAnswers(
  tx: Transaction,
  { from, to }: Pick<Turn, 'from' | 'to'>,
  answers: { key: string; text: string | null }[],
) {
  const { language, key, source, text } = translatorAnswers
  const keys = answers.map((one) => one.key)
  await tx.execute(sql`
    update ${translatorAnswers} set text = answer.text, next_at = null
    from unnest(${sql.param(keys)}::text[], ${sql.param(answers.map((one) => one.text))}::text[]) as answer (key, text)
    where ${language} = ${to} and ${source} = ${from} and ${key} = answer.key and ${text} is null`)
  await handBack(tx, { from, to, keys })
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
