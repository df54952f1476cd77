import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { imagesTaken, owners, payments, restaurants } from '@/server/db/schema'

export async function findPlan(db: Queryable, ownerId: string) {
  const { plan, expiresAt, graceUntil, manualOverride } = payments
  const [record] = await db
    .select({ plan, expiresAt, graceUntil, manualOverride })
    .from(payments)
    .where(eq(payments.ownerId, ownerId))
  return record
}

/** Returns null for an owner without a restaurant. The caller then uses Europe/Madrid. */
export async function findTimeZone(db: Queryable, ownerId: string) {
  const [row] = await db
    .select({ timeZone: restaurants.timeZone })
    .from(restaurants)
    .where(and(eq(restaurants.ownerId, ownerId), isNull(restaurants.deletedAt)))
  return row?.timeZone ?? null
}

/** Locks the owner. Without the lock, two requests could both take the last picture of the month. */
export async function lockTaker(tx: Transaction, ownerId: string) {
  const [row] = await tx
    .select({ id: owners.id })
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('no key update')
  return row !== undefined
}

export async function isTaken(tx: Transaction, ownerId: string, key: string) {
  return (await tx.$count(imagesTaken, and(eq(imagesTaken.ownerId, ownerId), eq(imagesTaken.key, key)))) > 0
}

export function countTaken(db: Queryable, ownerId: string, month: string) {
  return db.$count(imagesTaken, and(eq(imagesTaken.ownerId, ownerId), eq(imagesTaken.month, month)))
}

export async function insertTaken(tx: Transaction, taken: typeof imagesTaken.$inferInsert) {
  await tx.insert(imagesTaken).values(taken)
}

export async function deleteTaken(db: Queryable, before: Date) {
  await db.delete(imagesTaken).where(lt(imagesTaken.takenAt, before))
}
