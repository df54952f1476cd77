import { and, between, eq, sql, sum } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { qrCodes, qrScans } from '@/server/db/schema'

/** Finds the restaurant's code, or makes the code on the first request. Two parallel requests get the same code. */
export async function ownCode(db: Queryable, restaurantId: string, now: Date) {
  const known = await findOwnCode(db, restaurantId)
  if (known) return known
  const times = { createdAt: now, updatedAt: now }
  await db
    .insert(qrCodes)
    .values({ restaurantId, ...times })
    .onConflictDoNothing()
  const code = await findOwnCode(db, restaurantId)
  if (!code) throw new Error('a code was made and is not there')
  return code
}

async function findOwnCode(db: Queryable, restaurantId: string) {
  const [code] = await db
    .select()
    .from(qrCodes)
    .where(and(eq(qrCodes.restaurantId, restaurantId), eq(qrCodes.label, '')))
  return code
}

export async function saveDesign(
  db: Queryable,
  id: string,
  design: Record<string, unknown>,
  updatedAt: Date,
) {
  await db.update(qrCodes).set({ design, updatedAt }).where(eq(qrCodes.id, id))
}

export async function findCode(db: Queryable, id: string) {
  const [found] = await db
    .select({ restaurantId: qrCodes.restaurantId })
    .from(qrCodes)
    .where(eq(qrCodes.id, id))
  return found
}

export async function countScan(db: Queryable, qrCodeId: string, date: string) {
  await db
    .insert(qrScans)
    .values({ qrCodeId, date, count: 1 })
    .onConflictDoUpdate({
      target: [qrScans.qrCodeId, qrScans.date],
      set: { count: sql`${qrScans.count} + 1` },
    })
}

export function findScans(db: Queryable, qrCodeId: string, first: string, last: string) {
  const { date, count } = qrScans
  return db
    .select({ date, count })
    .from(qrScans)
    .where(and(eq(qrScans.qrCodeId, qrCodeId), between(date, first, last)))
}

export async function sumScans(db: Queryable, qrCodeId: string) {
  const [row] = await db
    .select({ total: sum(qrScans.count).mapWith(Number) })
    .from(qrScans)
    .where(eq(qrScans.qrCodeId, qrCodeId))
  return row?.total ?? 0
}
