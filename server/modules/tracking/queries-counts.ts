import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { CountedAction } from '@/contract/entities/tracking'
import type { Queryable, Transaction } from '@/server/db/client'
import { menuCounts, menus, restaurantCounts } from '@/server/db/schema'

type Counted = { date: string; action: CountedAction }

export async function countAction(tx: Transaction, restaurantId: string, counted: Counted) {
  const { date, action, count } = restaurantCounts
  await tx
    .insert(restaurantCounts)
    .values({ restaurantId, ...counted, count: 1 })
    .onConflictDoUpdate({
      target: [restaurantCounts.restaurantId, date, action],
      set: { count: sql`${count} + 1` },
    })
}

/** Does nothing for a menu that was just deleted. */
export async function countForMenu(tx: Transaction, menuId: string, counted: Counted) {
  const { date, action, count } = menuCounts
  const [there] = await tx.select({ id: menus.id }).from(menus).where(eq(menus.id, menuId)).for('key share')
  if (!there) return
  await tx
    .insert(menuCounts)
    .values({ menuId, ...counted, count: 1 })
    .onConflictDoUpdate({ target: [menuCounts.menuId, date, action], set: { count: sql`${count} + 1` } })
}

export function findCounts(db: Queryable, restaurantId: string, first: string, last: string) {
  const { date, action, count } = restaurantCounts
  return db
    .select({ date, action, count })
    .from(restaurantCounts)
    .where(and(eq(restaurantCounts.restaurantId, restaurantId), between(date, first, last)))
}

/** Finds the published menus of the given days, each with its sums. Last night's dinner also counts after midnight. */
export function findMenuCounts(db: Queryable, restaurantId: string, first: string, last: string) {
  const { id, date, service, priceCents, publishedAt } = menus
  return db
    .select({
      menuId: id,
      date,
      service,
      priceCents,
      action: menuCounts.action,
      count: sql<number | null>`sum(${menuCounts.count})::int`,
    })
    .from(menus)
    .leftJoin(menuCounts, eq(menuCounts.menuId, id))
    .where(
      and(eq(menus.restaurantId, restaurantId), between(date, first, last), sql`${publishedAt} is not null`),
    )
    .groupBy(id, menuCounts.action)
    .orderBy(asc(date), sql`${service} desc`, asc(id))
}
