import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { timeZones } from '@/contract/entities/place'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Queryable, Transaction } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import { hasPassed } from '@/server/db/menu-times'
import { menus, nextMenuVersion, restaurants } from '@/server/db/schema'
import { decideMailings } from '@/server/modules/mail'

/** A limit higher than we expect. The next minute publishes the rest. */
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

export type Released = { menuId: string; id: string; lat: number | null; lon: number | null; city: string }

/**
 * Publishes the given menus that are still due, and writes the audit log. A menu whose service is already over goes directly to the
 * history. Skips menus that an owner or another process has locked.
 */
export function releaseMenus(tx: Transaction, ids: string[], now: Date): Promise<Released[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  return executeKeepingPlan<Released>(
    tx,
    sql`
    with held as materialized (
      select ${menus.id}, ${menus.restaurantId} from ${menus}
      where ${menus.id} = any(${sql.param(ids)}::text[]) and ${menus.state} = 'scheduled' and ${menus.publishAt} <= ${at}
      order by ${menus.id}
      for update skip locked
    ), released as (
      update menus set state = case when ${hasPassed(now)} then 'expired' else 'published' end,
        published_at = ${at}, updated_at = ${at}, version = ${nextMenuVersion}
      from restaurants
      where menus.id in (select id from held) and restaurants.id = menus.restaurant_id
      returning menus.id as "menuId", restaurants.id, lat, lon, city, menus.state, date, time_zone
    ), locked as materialized (
      select id from restaurants where id in (select restaurant_id from held) order by id for no key update
    ), touched as (
      update restaurants set updated_at = ${at}, version = version + 1 where id in (select id from locked)
    ), logged as (
      insert into audit_log (at, actor_kind, action, entity_kind, entity_id)
      select ${at}, 'system', 'menu.published', 'menu', "menuId" from released
    ), mailed as (
      ${decideMailings(sql`(select id as restaurant_id, date, time_zone from released where state = 'published')`, at)}
    )
    select "menuId", id, lat, lon, city from released`,
  )
}

/** Moves past menus to the history and returns their number. Visible content does not change, so the version does not change. */
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
