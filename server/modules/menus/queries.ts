import { and, between, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { menus, nextMenuVersion, restaurants } from '@/server/db/schema'

export type MenuRow = typeof menus.$inferSelect

export function findPublishedMenus(db: Queryable, restaurantIds: string[], days: string[]) {
  return db
    .select({ ...getTableColumns(menus), timeZone: restaurants.timeZone })
    .from(menus)
    .innerJoin(restaurants, and(eq(restaurants.id, menus.restaurantId), isNull(restaurants.deletedAt)))
    .where(
      and(
        inArray(menus.restaurantId, restaurantIds),
        inArray(menus.date, days),
        eq(menus.state, 'published'),
      ),
    )
}

export function findMenusBetween(db: Queryable, restaurantId: string, first: string, last: string) {
  return db
    .select()
    .from(menus)
    .where(
      and(
        eq(menus.restaurantId, restaurantId),
        between(menus.date, first, last),
        inArray(menus.state, ['published', 'expired']),
      ),
    )
    .orderBy(desc(menus.date), menus.service)
}

export async function findSlot(
  db: Queryable,
  restaurantId: string,
  { date, service }: Pick<MenuRow, 'date' | 'service'>,
) {
  const [row] = await db
    .select({ state: menus.state })
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), eq(menus.date, date), eq(menus.service, service)))
  return row
}

/** One menu a restaurant, day and service: a second one replaces the first. */
export async function upsertMenu(tx: Transaction, menu: typeof menus.$inferInsert): Promise<MenuRow> {
  const { id, restaurantId, date, service, createdAt, ...changed } = menu
  const [row] = await tx
    .insert(menus)
    .values(menu)
    .onConflictDoUpdate({
      target: [menus.restaurantId, menus.date, menus.service],
      set: { ...changed, version: nextMenuVersion },
    })
    .returning()
  if (!row) throw new Error('an upsert returns its row')
  return row
}

export async function touchRestaurant(tx: Transaction, restaurantId: string, updatedAt: Date) {
  const version = sql`${restaurants.version} + 1`
  await tx.update(restaurants).set({ updatedAt, version }).where(eq(restaurants.id, restaurantId))
}
