import { sql } from 'drizzle-orm'
import { localInstant } from '@/contract/rules/time/local-time'
import type { Database } from '@/server/db/client'

/** Marks the benchmark's own subscribers. */
const ours = '%@bench-%.example'
const readersOfEach = 100
/** So many domains that the limit of mails a second to one domain does not slow the run. */
const domains = 2_000

/**
 * Subscribes readers so that `mails` mails are due at eleven, a hundred for each restaurant with a menu on the newest day. Returns that
 * time. Deletes the subscribers of an earlier run.
 */
export async function subscribeMany(db: Database, mails: number): Promise<Date> {
  await db.execute(sql`delete from subscribers where email like ${ours}`)
  const {
    rows: [newest],
  } = await db.execute<{ date: string }>(
    sql`select max(date)::text as date from menus where state = 'published'`,
  )
  if (!newest) throw new Error('nobody has a menu')
  const at = localInstant(newest.date, 11 * 60, 'Europe/Madrid')
  const houses = Math.ceil(mails / readersOfEach)
  await db.execute(sql`delete from mailings where date = ${newest.date}`)
  await db.execute(sql`
    insert into mailings (restaurant_id, date, send_at)
    select restaurant_id, date, ${at.toISOString()}::timestamptz from menus
    join restaurants on restaurants.id = restaurant_id and time_zone = 'Europe/Madrid'
    where date = ${newest.date} and menus.state = 'published' and service = 'comida'
    order by restaurant_id limit ${houses}`)
  await db.execute(sql`
    insert into subscribers (id, email)
    select 'zzzz' || lpad(n::text, 8, '0'), 'ana.' || n || '@bench-' || n % ${domains} || '.example'
    from generate_series(0, ${mails - 1}::integer) as n`)
  await db.execute(sql`
    insert into subscriptions (id, subscriber_id, restaurant_id, state, text_version, confirmed_at)
    select id, id, restaurant_id, 'confirmed', 'bench', now()
    from (select id, (row_number() over (order by id) - 1) / ${readersOfEach} as house from subscribers where email like ${ours}) as reader
    join (
      select restaurant_id, row_number() over (order by restaurant_id) - 1 as house from mailings where date = ${newest.date}
    ) as read using (house)`)
  await db.execute(sql`vacuum analyze subscribers, subscriptions, mailings, outbox`)
  return at
}

/** How many of these mails are noted as sent, and how many are not. */
export async function countSent(db: Database): Promise<{ sent: number; unsent: number }> {
  const { rows } = await db.execute<{ sent: number; unsent: number }>(sql`
    select count(*) filter (where state = 'sent')::integer as sent,
      count(*) filter (where state <> 'sent')::integer as unsent
    from outbox where recipient like ${ours}`)
  return rows[0] ?? { sent: 0, unsent: 0 }
}
