import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { TimeZone } from '@/contract/entities/place'
import type { restaurantCard } from '@/contract/entities/restaurant'
import type { Cuisine, Service } from '@/contract/lists'
import type { Queryable } from '@/server/db/client'
import { type Hours, scheduleOf } from '@/server/modules/restaurants'

/** A card as refresh.ts writes it: everything in the card that does not depend on the reader. */
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
  /** One row of numbers for each day: weekday, whether open around the clock, and up to four minutes. */
  week: (number | null)[][]
}

/** Selects the cards only for the rows of a page, after the limit: one index lookup for each row. */
export const cardOfRow = (row: SQL) =>
  sql`(select card from restaurant_cards where restaurant_cards.restaurant_id = ${row}.restaurant_id) as card`

/** Finds the cards of a page by id, in one query. */
export async function findCards(db: Queryable, restaurantIds: string[]): Promise<Map<string, Card>> {
  const { rows } = await db.execute<{ restaurant_id: string; card: Card }>(sql`
    select restaurant_id, card from restaurant_cards
    where restaurant_id = any(${sql.param(restaurantIds)}::text[])`)
  return new Map(rows.map(({ restaurant_id, card }) => [restaurant_id, card]))
}

export function hoursOf({ week }: Card): Hours[] {
  return week.map(([weekday, isOpen, startMinute, endMinute, start2Minute, end2Minute]) => ({
    weekday: weekday ?? 0,
    option: start2Minute ? 'open_2' : endMinute ? 'open_1' : isOpen ? 'open' : 'close',
    ...{ startMinute: startMinute ?? null, endMinute: endMinute ?? null },
    ...{ start2Minute: start2Minute ?? null, end2Minute: end2Minute ?? null },
  }))
}

export function cardOf(row: Card, km?: number): z.input<typeof restaurantCard> {
  return {
    restaurantId: row.id,
    restaurantName: row.name,
    description: row.description,
    location: { type: 'Point', coordinates: [row.lon, row.lat] },
    restaurantLocation: {
      Address: row.address,
      city: row.city,
      state: row.state,
      country: row.country,
      postcode: row.postcode,
    },
    timeZone: row.time_zone,
    cuisineType: row.cuisine_type,
    restaurantServices: row.restaurant_services,
    schedule: scheduleOf(hoursOf(row)),
    headerImageUrl: row.header_image_url,
    logoFilePath: row.logo_url,
    verified: row.is_verified,
    updatedAt: new Date(row.updated_ms).toISOString(),
    distance: km,
  }
}

/** Finds the cards of the given restaurants, in the given order and without a distance. */
export async function findCardsOf(db: Queryable, restaurantIds: string[]) {
  const cards = await findCards(db, restaurantIds)
  return restaurantIds.flatMap((id) => {
    const card = cards.get(id)
    return card ? [cardOf(card)] : []
  })
}
