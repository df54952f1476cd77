import { sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'

/** Written with the restaurant, since each is read far more often: 20 of them by every search. The keys are `Card`'s. */
export async function upsertCards(tx: Transaction, restaurantIds: string[]) {
  await tx.execute(sql`
    insert into restaurant_cards (restaurant_id, card)
    select id, jsonb_build_object(
      'id', id, 'name', name, 'description', description, 'lat', lat, 'lon', lon,
      'address', address, 'city', city, 'state', state, 'country', country, 'postcode', postcode,
      'time_zone', time_zone, 'cuisine_type', cuisine_type, 'restaurant_services', restaurant_services,
      'header_image_url', header_image_url, 'logo_url', logo_url, 'is_verified', verification = 'verified',
      'updated_ms', (extract(epoch from updated_at) * 1000)::float8,
      'week', coalesce((
        select jsonb_agg(jsonb_build_array(weekday, (option = 'open')::integer,
          start_minute, end_minute, start2_minute, end2_minute))
        from opening_hours where restaurant_id = id
      ), '[]'))
    from restaurants
    where id = any(${sql.param(restaurantIds)}::text[])
      and exists (select from restaurant_search where restaurant_id = id)
    on conflict (restaurant_id) do update set card = excluded.card`)
}
