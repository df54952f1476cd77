import { and, asc, countDistinct, desc, eq, gte, lt, ne, notExists, sql } from 'drizzle-orm'
import type { ReportOutcome } from '@/contract/entities/report'
import type { Database, Queryable, Transaction } from '@/server/db/client'
import { owners, type reportStates, reports, restaurants } from '@/server/db/schema'

export type ReportState = (typeof reportStates)[number]

/** The changes of a restaurant's reports happen one after the other, so that none counts too few. */
export async function lockReported(tx: Transaction, restaurantId: string) {
  const { id, lat, lon, city, doubtedAt } = restaurants
  const [found] = await tx
    .select({ id, lat, lon, city, doubtedAt })
    .from(restaurants)
    .where(eq(id, restaurantId))
    .for('no key update')
  return found
}

const isOpen = eq(reports.state, 'open')

export function countOpen(tx: Transaction, restaurantId: string) {
  return tx.$count(reports, and(eq(reports.restaurantId, restaurantId), isOpen))
}

/** Counts the networks that report something, since a moment or ever. */
export async function countNetworks(tx: Transaction, restaurantId: string, since?: Date) {
  const [found] = await tx
    .select({ networks: countDistinct(reports.networkHash) })
    .from(reports)
    .where(and(eq(reports.restaurantId, restaurantId), isOpen, since && gte(reports.createdAt, since)))
  return found?.networks ?? 0
}

/** A second report of the same network renews the first. */
export async function upsertReport(
  tx: Transaction,
  row: typeof reports.$inferInsert & { sentence: string; createdAt: Date },
) {
  await tx
    .insert(reports)
    .values(row)
    .onConflictDoUpdate({
      target: [reports.restaurantId, reports.kind, reports.networkHash],
      targetWhere: sql`state = 'open'`,
      set: { createdAt: row.createdAt, ...(row.sentence && { sentence: row.sentence }) },
    })
}

export async function saveDoubt(tx: Transaction, restaurantId: string, doubtedAt: Date | null, now: Date) {
  await tx.update(restaurants).set({ doubtedAt, updatedAt: now }).where(eq(restaurants.id, restaurantId))
}

export async function findReport(db: Queryable, reportId: string) {
  const [found] = await db.select().from(reports).where(eq(reports.id, reportId))
  return found
}

/** Returns false if somebody else was first. */
export async function closeReport(tx: Transaction, id: string, state: ReportOutcome, decidedAt: Date) {
  const closed = await tx
    .update(reports)
    .set({ state, decidedAt, networkHash: null })
    .where(and(eq(reports.id, id), isOpen))
    .returning({ id: reports.id })
  return closed.length > 0
}

export function findOpen(db: Queryable, restaurantId: string, limit: number) {
  return db
    .select()
    .from(reports)
    .where(and(eq(reports.restaurantId, restaurantId), isOpen))
    .orderBy(desc(reports.createdAt), asc(reports.id))
    .limit(limit)
}

/** Newest first, for the operator. */
export function findReports(db: Queryable, { state, limit }: { state: ReportState; limit: number }) {
  const { id: reportId, kind, sentence, createdAt } = reports
  return db
    .select({
      ...{ reportId, state: reports.state, kind, sentence, createdAt },
      ...{ restaurantId: restaurants.id, restaurant: restaurants.name, email: owners.email },
      doubtedAt: restaurants.doubtedAt,
    })
    .from(reports)
    .innerJoin(restaurants, eq(restaurants.id, reports.restaurantId))
    .leftJoin(owners, eq(owners.id, restaurants.ownerId))
    .where(eq(reports.state, state))
    .orderBy(desc(createdAt), asc(reportId))
    .limit(limit)
}

export async function deleteDecided(db: Database, before: Date) {
  await db.delete(reports).where(and(ne(reports.state, 'open'), lt(reports.createdAt, before)))
}

/** Keeps those behind a profile's doubt until somebody looks at them. */
export async function deleteForgotten(db: Database, before: Date) {
  const doubted = db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.id, reports.restaurantId), sql`${restaurants.doubtedAt} is not null`))
  await db.delete(reports).where(and(isOpen, lt(reports.createdAt, before), notExists(doubted)))
}
