import { sql } from 'drizzle-orm'
import { localInstant } from '@/contract/rules/local-time'
import type { Database } from '@/server/db/client'

/** Readers of the benchmark's own, to be known again. */
const ours = '%@bench-%.example'
const readersOfEach = 100
/** More of them than a mail server of theirs would be given too many a second. */
const domains = 2_000

/**
 * So many mails that are due at eleven, a hundred to each restaurant with a menu of its newest day: when that is.
 * Whoever was subscribed by an earlier run is forgotten.
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

/** How many of theirs are noted as sent, and how many not. */
export async function countSent(db: Database): Promise<{ sent: number; unsent: number }> {
  const { rows } = await db.execute<{ sent: number; unsent: number }>(sql`
    select count(*) filter (where state = 'sent')::integer as sent,
      count(*) filter (where state <> 'sent')::integer as unsent
    from outbox where recipient like ${ours}`)
  return rows[0] ?? { sent: 0, unsent: 0 }
}
