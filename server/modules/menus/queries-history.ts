import { and, asc, desc, eq, gt, inArray, lt, lte } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { menus } from '@/server/db/schema'

const wasServed = inArray(menus.state, ['published', 'expired'])

export function findMenusOfDay(db: Queryable, restaurantId: string, date: string) {
  return db
    .select()
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), eq(menus.date, date), wasServed))
}

/** The nearest days before and after that have a menu, up to today. */
export async function findDatesBeside(db: Queryable, restaurantId: string, date: string, today: string) {
  const ofRestaurant = and(eq(menus.restaurantId, restaurantId), lte(menus.date, today), wasServed)
  const dates = () => db.select({ date: menus.date }).from(menus)
  const [[previous], [next]] = await Promise.all([
    dates()
      .where(and(ofRestaurant, lt(menus.date, date)))
      .orderBy(desc(menus.date))
      .limit(1),
    dates()
      .where(and(ofRestaurant, gt(menus.date, date)))
      .orderBy(asc(menus.date))
      .limit(1),
  ])
  return { previousDate: previous?.date ?? null, nextDate: next?.date ?? null }
}
