import { and, asc, between, desc, eq, getTableColumns, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { menus, restaurantSearch, restaurants } from '@/server/db/schema'
import { bytesBefore, mostReplyBytes } from './weight'

/** The language of the kitchen, from the search row: to tell it anew would read every dish. Null for Castilian. */
const { writtenIn } = restaurantSearch
const searchRow = and(eq(restaurantSearch.restaurantId, menus.restaurantId), eq(restaurantSearch.part, 0))

const wasOut = inArray(menus.state, ['published', 'expired'])

/** The menus of the first restaurants, up to the size limit of a reply. */
export async function findPublishedMenus(db: Queryable, restaurantIds: string[], days: string[]) {
  const place = sql`array_position(${sql.param(restaurantIds)}::text[], ${menus.restaurantId})`
  const found = db
    .select({
      ...getTableColumns(menus),
      timeZone: restaurants.timeZone,
      writtenIn,
      bytesBefore: bytesBefore(menus, place),
    })
    .from(menus)
    .innerJoin(restaurants, and(eq(restaurants.id, menus.restaurantId), isNull(restaurants.deletedAt)))
    .leftJoin(restaurantSearch, searchRow)
    .where(
      and(
        inArray(menus.restaurantId, restaurantIds),
        inArray(menus.date, days),
        eq(menus.state, 'published'),
      ),
    )
    .as('found')
  return db.select().from(found).where(lt(found.bytesBefore, mostReplyBytes))
}

/** The language of the last published menu. Null for Castilian. */
export async function findKitchenLanguage(db: Queryable, restaurantId: string) {
  const [row] = await db
    .select({ writtenIn })
    .from(restaurantSearch)
    .where(and(eq(restaurantSearch.restaurantId, restaurantId), eq(restaurantSearch.part, 0)))
  return row?.writtenIn ?? null
}

export async function hasMenus(db: Queryable, restaurantId: string) {
  const [row] = await db
    .select({ id: menus.id })
    .from(menus)
    .where(eq(menus.restaurantId, restaurantId))
    .limit(1)
  return row !== undefined
}

/** The latest menus first, up to the size limit of a reply. */
export async function findMenusBetween(db: Queryable, restaurantId: string, first: string, last: string) {
  const found = db
    .select({ ...getTableColumns(menus), writtenIn, bytesBefore: bytesBefore(menus, desc(menus.date)) })
    .from(menus)
    .leftJoin(restaurantSearch, searchRow)
    .where(and(eq(menus.restaurantId, restaurantId), between(menus.date, first, last), wasOut))
    .as('found')
  return db
    .select()
    .from(found)
    .where(lt(found.bytesBefore, mostReplyBytes))
    .orderBy(desc(found.date), found.service)
}

export function findMenusOfDay(db: Queryable, restaurantId: string, date: string) {
  return db
    .select()
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), eq(menus.date, date), wasOut))
}

/** The nearest days before and after that have a menu, up to today. */
export async function findDatesBeside(db: Queryable, restaurantId: string, date: string, today: string) {
  const ofRestaurant = and(eq(menus.restaurantId, restaurantId), lte(menus.date, today), wasOut)
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
