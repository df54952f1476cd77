import { sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import { idsOf } from './refresh'

const updatedMs = sql`(extract(epoch from updated_at) * 1000)::float8`

/**
 * Writes the cards together with the restaurant, because reads are far more frequent than writes: each search reads 20 cards. The
 * keys are the keys of `Card`.
 */
export async function upsertCards(tx: Transaction, restaurantIds: string[]) {
  await executeKeepingPlan(
    tx,
    sql`
    insert into restaurant_cards (restaurant_id, card)
    select id, jsonb_build_object(
      'id', id, 'name', name, 'description', description, 'lat', lat, 'lon', lon,
      'address', address, 'city', city, 'state', state, 'country', country, 'postcode', postcode,
      'time_zone', time_zone, 'cuisine_type', cuisine_type, 'restaurant_services', restaurant_services,
      'header_image_url', header_image_url, 'logo_url', logo_url, 'is_verified', verification = 'verified',
      'updated_ms', ${updatedMs},
      'week', coalesce((
        select jsonb_agg(jsonb_build_array(weekday, (option = 'open')::integer,
          start_minute, end_minute, start2_minute, end2_minute))
        from opening_hours where restaurant_id = id
      ), '[]'))
    from restaurants
    where id = any(${idsOf(restaurantIds)})
      and exists (select from restaurant_search where restaurant_id = id)
    on conflict (restaurant_id) do update set card = excluded.card`,
  )
}

/**
 * For a change of menus only: updates the time in the card, and deletes the rows after the first, because the number of rows may
 * shrink.
 */
export async function stampCards(tx: Transaction, restaurantIds: string[]) {
  const ids = idsOf(restaurantIds)
  await executeKeepingPlan(
    tx,
    sql`
    with others as (
      delete from restaurant_search where restaurant_id = any(${ids}) and part > 0
    )
    update restaurant_cards set card = card || jsonb_build_object('updated_ms', ${updatedMs})
    from restaurants where id = restaurant_id and restaurant_id = any(${ids})`,
  )
}
