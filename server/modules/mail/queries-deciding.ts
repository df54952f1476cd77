import { type SQL, sql } from 'drizzle-orm'
import { dailyMailMinute } from '@/contract/rules/menu/menu-times'

/**
 * A part of the publish query: inserts one mailing for a restaurant with subscribers, on the first publication of the day.
 * `published` has restaurant_id, date and time_zone. A restaurant without subscribers costs one index lookup.
 */
export const decideMailings = (published: SQL, at: SQL) => sql`
  insert into mailings (restaurant_id, date, send_at, created_at)
  select distinct restaurant_id, date,
    greatest(${at}, (date + make_interval(mins => ${dailyMailMinute}::integer)) at time zone time_zone), ${at}
  from ${published} as published
  where date = (${at} at time zone time_zone)::date and exists (
    select from subscriptions
    where subscriptions.restaurant_id = published.restaurant_id and subscriptions.state = 'confirmed')
  on conflict (restaurant_id, date) do update set state = 'waiting', send_at = excluded.send_at
    where mailings.state = 'skipped'`
