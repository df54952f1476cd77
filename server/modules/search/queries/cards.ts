import { type SQL, sql } from 'drizzle-orm'
import type { TimeZone } from '@/contract/entities/place'
import type { Cuisine, Service } from '@/contract/lists'
import type { Queryable } from '@/server/db/client'
import type { Hours } from '@/server/modules/restaurants'

/** As refresh.ts writes it: everything a card shows that does not depend on who asks. */
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

/** For the rows of a page, after its limit: one look at an index each. */
export const cardOfRow = (row: SQL) =>
  sql`(select card from restaurant_cards where restaurant_cards.restaurant_id = ${row}.restaurant_id) as card`

/** What the cards of a page show, by id: one query, however many there are. */
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
