import { and, eq, like, sql } from 'drizzle-orm'
import { releaseInstant } from '@/contract/rules/menu/menu-times'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Database, Queryable } from '@/server/db/client'
import { menus } from '@/server/db/schema'

/** Marks the benchmark's own menus: no other id begins like this. */
const ours = 'zzzz'

/**
 * Writes a menu for every restaurant, as a copy of other menus, all scheduled for the same minute tomorrow. Returns that time, and
 * whether it took back menus that an earlier run had published; the search rows do not yet know of that.
 */
export async function scheduleAll(db: Database): Promise<{ at: Date; isAgain: boolean }> {
  const tomorrow = addDays(localNow(new Date(), 'Europe/Madrid').date, 1)
  const at = releaseInstant(`${tomorrow}T11:00`, 'Europe/Madrid')
  await db.execute(sql`delete from audit_log where entity_id like ${`${ours}%`}`)
  const before = await db.execute(sql`delete from menus where id like ${`${ours}%`}`)
  await db.execute(sql`delete from menus where date = ${tomorrow} and service = 'comida'`)
  await db.execute(sql`
    insert into menus (id, restaurant_id, date, service, state, publish_at, window_start_minute, window_end_minute,
      price_cents, includes, categories, observation)
    select ${ours} || lpad(house.n::text, 8, '0'), house.id, ${tomorrow}::date, 'comida', 'scheduled',
      ${at.toISOString()}::timestamptz, window_start_minute, window_end_minute, price_cents, includes, categories, observation
    from (select id, row_number() over () as n from restaurants) as house
    join (
      select menus.*, row_number() over () as n from menus where service = 'comida' limit 500
    ) as written on written.n = house.n % 500 + 1`)
  await db.execute(sql`vacuum analyze menus, restaurant_search, restaurant_cards, audit_log`)
  return { at, isAgain: before.rowCount !== 0 }
}

export async function countLeft(db: Queryable): Promise<number> {
  return db.$count(menus, and(eq(menus.state, 'scheduled'), like(menus.id, `${ours}%`)))
}

/** Returns how many menus were published, and how many were not published exactly once or cannot be found by a search. */
export async function countPublished(db: Queryable): Promise<{ published: number; unlike: number }> {
  const { rows } = await db.execute<{ published: number; unlike: number }>(sql`
    select count(*) filter (where state = 'published')::integer as published,
      count(*) filter (where state <> 'published' or menu_date is distinct from date
        or (select count(*) from audit_log where entity_id = menus.id and action = 'menu.published') <> 1)::integer as unlike
    from menus left join restaurant_search on restaurant_search.restaurant_id = menus.restaurant_id and part = 0
    where id like ${`${ours}%`}`)
  return rows[0] ?? { published: 0, unlike: 0 }
}
