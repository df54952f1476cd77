import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { pageViews, restaurants, visitorSalts } from '@/server/db/schema'

type PageView = typeof pageViews.$inferInsert

/** Finds or makes the day's salt, which all processes share. Deletes the salts of other days, so that old hashes cannot be traced back. */
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

/** Returns false if this visitor was already counted on this day. */
export async function insertPageView(tx: Transaction, view: PageView) {
  const inserted = await tx
    .insert(pageViews)
    .values(view)
    .onConflictDoNothing()
    .returning({ date: pageViews.date })
  return inserted.length > 0
}

export async function findCounted(db: Queryable, restaurantId: string) {
  const [found] = await db
    .select({ id: restaurants.id, timeZone: restaurants.timeZone })
    .from(restaurants)
    .where(and(eq(restaurants.id, restaurantId), isNull(restaurants.deletedAt)))
  return found
}

export async function deletePageViews(db: Queryable, before: string) {
  await db.delete(pageViews).where(lt(pageViews.date, before))
}

export async function deleteSalts(db: Queryable, before: string) {
  await db.delete(visitorSalts).where(lt(visitorSalts.date, before))
}
