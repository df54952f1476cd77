import { sql } from 'drizzle-orm'
import { addDays, localNow } from '@/contract/rules/local-time'
import { releaseInstant } from '@/contract/rules/menu-release'
import type { Database } from '@/server/db/client'

/** A menu of tomorrow for every restaurant that has one of today, all of the same minute; which one that is. */
export async function scheduleAll(db: Database): Promise<Date> {
  const { date: today } = localNow(new Date(), 'Europe/Madrid')
  const tomorrow = addDays(today, 1)
  const at = releaseInstant(`${tomorrow}T11:00`, 'Europe/Madrid')
  await db.execute(sql`
    insert into menus (id, restaurant_id, date, service, state, publish_at, window_start_minute, window_end_minute,
      price_cents, half_price_cents, includes, categories, observation)
    select distinct on (restaurant_id) 'z' || substr(restaurant_id, 2), restaurant_id, ${tomorrow}::date, 'comida', 'scheduled',
      ${at.toISOString()}::timestamptz, window_start_minute, window_end_minute, price_cents + 50, half_price_cents,
      includes, categories, observation
    from menus where date <= ${today}::date and service = 'comida'
    order by restaurant_id, date desc
    on conflict (restaurant_id, date, service) do update set state = 'scheduled', publish_at = excluded.publish_at`)
  await db.execute(sql`vacuum analyze menus`)
  return at
}

/** How many of them did not come out exactly once. */
export async function countUnlike(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from menus
    where id like 'z%' and publish_at is not null and (state <> 'published'
      or (select count(*) from audit_log where entity_id = menus.id and action = 'menu.published') <> 1)`)
  return rows[0]?.count ?? 0
}
