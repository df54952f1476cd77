import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { type TimeZone, timeZones } from '@/contract/entities/place'
import { addDays, localNow } from '@/contract/rules/local-time'
import { usualWindows } from '@/contract/rules/menu-windows'
import type { Queryable, Transaction } from '@/server/db/client'
import { menus, nextMenuVersion, restaurants } from '@/server/db/schema'

const dayLength = 24 * 60

/** Its service is over where the restaurant is: contract/rules/menu-release.ts' hasPassed, in SQL. */
function hasPassed(now: Date): SQL {
  const end = sql`coalesce(${menus.windowEndMinute}, case ${menus.service}
    when 'cena' then ${usualWindows.cena.end}::integer else ${usualWindows.comida.end}::integer end)`
  const inZone = (timeZone: TimeZone) => {
    const { date: today, minute } = localNow(now, timeZone)
    return sql`${restaurants.timeZone} = ${timeZone} and (${menus.date} < ${today}::date - 1
      or (${menus.date} = ${today}::date - 1 and ${end} <= ${dayLength + minute}::integer))`
  }
  return sql`(${sql.join(timeZones.map(inZone), sql` or `)})`
}

/** More than there will be; what is left over waits for the next minute. */
const dueAtOnce = 50_000

export async function findDueIds(db: Queryable, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.state, 'scheduled'), lte(menus.publishAt, now)))
    .orderBy(menus.publishAt, menus.id)
    .limit(dueAtOnce)
  return due.map(({ id }) => id)
}

/**
 * Brings out what is still due of these. A menu whose day went by while nobody was there goes to the history at once.
 * Whoever edits one of them at this moment keeps it, and so does another process that is at it.
 */
export async function releaseMenus(tx: Transaction, ids: string[], now: Date) {
  const held = await tx
    .select({ id: menus.id })
    .from(menus)
    .where(and(inArray(menus.id, ids), eq(menus.state, 'scheduled'), lte(menus.publishAt, now)))
    .orderBy(menus.id)
    .for('update', { skipLocked: true })
  if (held.length === 0) return []
  const over = hasPassed(now)
  return tx
    .update(menus)
    .set({
      state: sql`case when ${over} then 'expired' else 'published' end`,
      publishedAt: now,
      updatedAt: now,
      version: nextMenuVersion,
    })
    .from(restaurants)
    .where(
      and(
        eq(restaurants.id, menus.restaurantId),
        inArray(
          menus.id,
          held.map(({ id }) => id),
        ),
      ),
    )
    .returning({
      menuId: menus.id,
      id: restaurants.id,
      lat: restaurants.lat,
      lon: restaurants.lon,
      city: restaurants.city,
    })
}

export async function touchRestaurants(tx: Transaction, ids: string[], updatedAt: Date) {
  const inOrder = tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(inArray(restaurants.id, ids))
    .orderBy(restaurants.id)
    .for('no key update')
  const version = sql`${restaurants.version} + 1`
  await tx.update(restaurants).set({ updatedAt, version }).where(inArray(restaurants.id, inOrder))
}

/** How many went from today to the history. Nothing that anybody reads changes by it, so neither does the version. */
export async function expireMenus(db: Queryable, now: Date, limit: number): Promise<number> {
  const [latest = ''] = timeZones
    .map((timeZone) => localNow(now, timeZone).date)
    .sort()
    .reverse()
  const passed = db
    .select({ id: menus.id })
    .from(menus)
    .innerJoin(restaurants, eq(restaurants.id, menus.restaurantId))
    .where(and(eq(menus.state, 'published'), lte(menus.date, addDays(latest, -1)), hasPassed(now)))
    .limit(limit)
  const expired = await db
    .update(menus)
    .set({ state: 'expired' })
    .where(and(inArray(menus.id, passed), eq(menus.state, 'published')))
    .returning({ id: menus.id })
  return expired.length
}
