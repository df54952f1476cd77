import { and, between, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { pageViews, restaurantCounts, restaurants, visitorSalts } from '@/server/db/schema'

type PageView = typeof pageViews.$inferInsert

/** The day's own salt, whichever process made it; those of other days go, and with them what they could tell. */
export async function takeSalt(db: Queryable, date: string, fresh: Buffer): Promise<Buffer> {
  await db.insert(visitorSalts).values({ date, salt: fresh }).onConflictDoNothing()
  await deleteSalts(db, date)
  const [row] = await db.select().from(visitorSalts).where(eq(visitorSalts.date, date))
  return row?.salt ?? fresh
}

export async function isCounted(db: Queryable, { date, componentName, visitorHash }: PageView) {
  const found = await db
    .select({ date: pageViews.date })
    .from(pageViews)
    .where(
      and(
        eq(pageViews.date, date),
        eq(pageViews.componentName, componentName),
        eq(pageViews.visitorHash, visitorHash),
      ),
    )
  return found.length > 0
}

/** False when this visitor's day was counted already. */
export async function insertPageView(tx: Transaction, view: PageView) {
  const inserted = await tx
    .insert(pageViews)
    .values(view)
    .onConflictDoNothing()
    .returning({ date: pageViews.date })
  return inserted.length > 0
}

export async function restaurantExists(db: Queryable, restaurantId: string) {
  const found = await db
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.id, restaurantId), isNull(restaurants.deletedAt)))
  return found.length > 0
}

export async function countView(tx: Transaction, restaurantId: string, date: string) {
  await tx
    .insert(restaurantCounts)
    .values({ restaurantId, date, action: 'view', count: 1 })
    .onConflictDoUpdate({
      target: [restaurantCounts.restaurantId, restaurantCounts.date, restaurantCounts.action],
      set: { count: sql`${restaurantCounts.count} + 1` },
    })
}

export function findViews(db: Queryable, restaurantId: string, first: string, last: string) {
  const { date, count, action } = restaurantCounts
  return db
    .select({ date, count })
    .from(restaurantCounts)
    .where(
      and(eq(restaurantCounts.restaurantId, restaurantId), eq(action, 'view'), between(date, first, last)),
    )
}

export async function deletePageViews(db: Queryable, before: string) {
  await db.delete(pageViews).where(lt(pageViews.date, before))
}

export async function deleteSalts(db: Queryable, before: string) {
  await db.delete(visitorSalts).where(lt(visitorSalts.date, before))
}
