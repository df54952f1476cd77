import { and, between, eq, sql } from 'drizzle-orm'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Transaction } from '@/server/db/client'
import { menuCounts, menus, restaurantCounts } from '@/server/db/schema'
import type { DemoRestaurant } from '../generate/restaurant'
import { visitsOn } from '../generate/visits'

const days = 120

/** Fills in the visits of the demo owner's page until yesterday. Today counts by itself, and no existing count gets lower. */
export async function fillVisitCounts(tx: Transaction, house: DemoRestaurant, now: Date) {
  const yesterday = addDays(localNow(now, house.city.timeZone).date, -1)
  if (await isFilled(tx, house, yesterday)) return
  const dates = Array.from({ length: days }, (_, ago) => addDays(yesterday, -ago))
  await tx
    .insert(restaurantCounts)
    .values(
      dates.flatMap((date) =>
        visitsOn(house, date).map((counted) => ({ restaurantId: house.id, date, ...counted })),
      ),
    )
    .onConflictDoUpdate({
      target: [restaurantCounts.restaurantId, restaurantCounts.date, restaurantCounts.action],
      set: { count: sql`greatest(${restaurantCounts.count}, excluded.count)` },
    })
  await fillMenuCounts(tx, house, dates.at(-1) ?? yesterday, yesterday)
}

async function isFilled(tx: Transaction, house: DemoRestaurant, date: string) {
  const { restaurantId, action, count } = restaurantCounts
  const [found] = await tx
    .select({ count })
    .from(restaurantCounts)
    .where(and(eq(restaurantId, house.id), eq(restaurantCounts.date, date), eq(action, 'view')))
  const expected = visitsOn(house, date).find((counted) => counted.action === 'view')?.count ?? 0
  return found !== undefined && found.count >= expected
}

async function fillMenuCounts(tx: Transaction, house: DemoRestaurant, first: string, last: string) {
  const lunches = await tx
    .select({ menuId: menus.id, date: menus.date })
    .from(menus)
    .where(
      and(eq(menus.restaurantId, house.id), between(menus.date, first, last), eq(menus.service, 'comida')),
    )
  const counts = lunches.flatMap(({ menuId, date }) =>
    visitsOn(house, date).map((counted) => ({ menuId, date, ...counted })),
  )
  if (counts.length === 0) return
  await tx
    .insert(menuCounts)
    .values(counts)
    .onConflictDoUpdate({
      target: [menuCounts.menuId, menuCounts.date, menuCounts.action],
      set: { count: sql`greatest(${menuCounts.count}, excluded.count)` },
    })
}
