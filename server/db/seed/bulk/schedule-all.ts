import { sql } from 'drizzle-orm'
import { addDays, localNow } from '@/contract/rules/local-time'
import { releaseInstant } from '@/contract/rules/menu-release'
import type { Database } from '@/server/db/client'

/** Menus of the benchmark's own, to be known again: no other id begins like this. */
const ours = 'zzzz'

/** A menu for every restaurant, as others have written theirs, all to come out tomorrow at the same minute; at which. */
export async function scheduleAll(db: Database): Promise<Date> {
  const tomorrow = addDays(localNow(new Date(), 'Europe/Madrid').date, 1)
  const at = releaseInstant(`${tomorrow}T11:00`, 'Europe/Madrid')
  await db.execute(sql`delete from audit_log where entity_id like ${`${ours}%`}`)
  await db.execute(sql`delete from menus where id like ${`${ours}%`}`)
  await db.execute(sql`
    insert into menus (id, restaurant_id, date, service, state, publish_at, window_start_minute, window_end_minute,
      price_cents, includes, categories, observation)
    select ${ours} || lpad(house.n::text, 8, '0'), house.id, ${tomorrow}::date, 'comida', 'scheduled',
      ${at.toISOString()}::timestamptz, window_start_minute, window_end_minute, price_cents, includes, categories, observation
    from (select id, row_number() over () as n from restaurants) as house
    join (
      select menus.*, row_number() over () as n from menus where service = 'comida' limit 500
    ) as written on written.n = house.n % 500 + 1
    on conflict (restaurant_id, date, service) do nothing`)
  await db.execute(sql`vacuum analyze menus`)
  return at
}

/** How many of them did not come out exactly once. */
export async function countUnlike(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from menus
    where id like ${`${ours}%`} and (state <> 'published'
      or (select count(*) from audit_log where entity_id = menus.id and action = 'menu.published') <> 1)`)
  return rows[0]?.count ?? 0
}
