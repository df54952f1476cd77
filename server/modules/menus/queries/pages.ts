import { and, asc, between, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { menus } from '@/server/db/schema'
import type { Menu } from '../menu'
import { lunchFirst } from './own'
import { bytesBefore } from './weight'

/** An owner's menus come in several replies: a megabyte at once takes 55 ms of the processor, and everybody's searches wait so long. */
const mostBytes = 256 * 1024

/** `isCut`: there are more menus than fit in the reply. A day is never split. */
type Page = { menus: Menu[]; isCut: boolean }

export function findBetween(db: Queryable, restaurantId: string, from: string, to: string) {
  const days = and(eq(menus.restaurantId, restaurantId), between(menus.date, from, to))
  return findPage(db, days, asc)
}

export function findBefore(db: Queryable, restaurantId: string, before: string, limit: number) {
  const days = and(eq(menus.restaurantId, restaurantId), lt(menus.date, before))
  return findPage(db, days, desc, limit)
}

async function findPage(
  db: Queryable,
  days: SQL | undefined,
  order: typeof asc,
  limit?: number,
): Promise<Page> {
  const found = db.select().from(menus).where(days).orderBy(order(menus.date), lunchFirst)
  const wanted = (limit === undefined ? found : found.limit(limit)).as('wanted')
  const weighed = db
    .select({
      ...wanted._.selectedFields,
      bytesBefore: bytesBefore(wanted, order(wanted.date)),
      count: sql<number>`count(*) over ()`.as('count'),
    })
    .from(wanted)
    .as('weighed')
  const rows = await db
    .select()
    .from(weighed)
    .where(lt(weighed.bytesBefore, mostBytes))
    .orderBy(order(weighed.date), desc(weighed.service))
  return { menus: rows, isCut: rows.length < (rows[0]?.count ?? 0) }
}
