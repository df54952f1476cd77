import { sql } from 'drizzle-orm'
import type { TimeZone } from '@/contract/entities/place'
import type { Cuisine, Service } from '@/contract/lists'
import type { Queryable } from '@/server/db/client'
import type { Hours } from '@/server/modules/restaurants'

export type Card = {
  id: string
  name: string
  description: string
  lat: number
  lon: number
  address: string
  city: string
  state: string
  country: string
  postcode: string
  time_zone: TimeZone
  cuisine_type: Cuisine[]
  restaurant_services: Service[]
  header_image_url: string | null
  logo_url: string | null
  is_verified: boolean
  updated_ms: number
  /** A row of numbers a day: weekday, whether round the clock, and up to four minutes. */
  week: (number | null)[][]
}

/** What the cards of a page show, by id: one query, however many there are. */
export async function findCards(db: Queryable, restaurantIds: string[]): Promise<Map<string, Card>> {
  const { rows } = await db.execute<Card>(sql`
    select id, name, description, lat, lon, address, city, state, country, postcode, time_zone,
      cuisine_type, restaurant_services, header_image_url, logo_url, verification = 'verified' as is_verified,
      (extract(epoch from updated_at) * 1000)::float8 as updated_ms,
      coalesce((
        select array_agg(array[weekday, (option = 'open')::integer,
          start_minute, end_minute, start2_minute, end2_minute])
        from opening_hours where restaurant_id = id
      ), '{}') as week
    from restaurants
    where id = any(${sql.param(restaurantIds)}::text[])`)
  return new Map(rows.map((card) => [card.id, card]))
}

export function hoursOf({ week }: Card): Hours[] {
  return week.map(([weekday, isOpen, startMinute, endMinute, start2Minute, end2Minute]) => ({
    weekday: weekday ?? 0,
    option: start2Minute ? 'open_2' : endMinute ? 'open_1' : isOpen ? 'open' : 'close',
    ...{ startMinute: startMinute ?? null, endMinute: endMinute ?? null },
    ...{ start2Minute: start2Minute ?? null, end2Minute: end2Minute ?? null },
  }))
}
