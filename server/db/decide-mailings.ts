import { type SQL, sql } from 'drizzle-orm'
import { dailyMailMinute } from '@/contract/rules/daily-mail'

/**
 * Part of what publishes: one row for a restaurant that has subscribers, the first time on that day. `published` has restaurant_id,
 * date and time_zone; whoever has no subscribers costs one look at an index.
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
