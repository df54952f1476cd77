import { type SQL, sql } from 'drizzle-orm'
import { maxFinds } from '@/contract/rules/search/dish-alerts'
import { addDays } from '@/contract/rules/time/local-time'
import type { Queryable } from '@/server/db/client'
import { servedUntil } from '@/server/db/menu-times'
import {
  kilometresFrom,
  type LocalClock,
  localClocks,
  mapMetres,
  plain,
  stems,
  type Text,
  textQuery,
} from '@/server/modules/search'

type WantedDish = { id: string; lat: number; lon: number; radiusKm: number; readings: Text[] }

export type Find = {
  alertId: string
  menuId: string
  restaurantId: string
  restaurantName: string
  date: string
  isToday: boolean
  /** The dish as the owner wrote it. */
  dish: string
  priceCents: number | null
  km: number
}

const minuteAhead = 30

/**
 * Finds dishes of today's menus that are still served and of tomorrow's planned menus, nearest first, without dishes that an alert
 * already named. Today's dishes come from the search's index. Tomorrow's menus are not in the index yet, so the query reads the menu
 * of every restaurant around. All words have to be in one dish, because a whole menu contains them by chance.
 */
export async function findDishes(db: Queryable, wanted: WantedDish[], now: Date): Promise<Find[]> {
  const asked = wanted.filter(({ readings }) => readings.length > 0)
  if (asked.length === 0) return []
  const clocks = localClocks(now)
  const { 'Europe/Madrid': mainland, 'Atlantic/Canary': canary } = clocks
  const here = (timeOf: (clock: LocalClock) => SQL) =>
    sql`case house.time_zone when 'Atlantic/Canary' then ${timeOf(canary)} else ${timeOf(mainland)} end`
  const today = here((clock) => sql`${clock.today}::date`)
  const tomorrow = here((clock) => sql`${addDays(clock.today, 1)}::date`)
  const soon = here((clock) => sql`${clock.minute + minuteAhead}::integer`)
  const around = sql`part = 0 and xy <@ circle(mercator(at_lat, at_lon), metres)`
  const { rows } = await db.execute<Find>(sql`
    with asked (alert_id, at_lat, at_lon, radius, metres, query) as (values ${sql.join(asked.map(rowOf), sql`, `)})
    select alert_id as "alertId", menu_id as "menuId", found.restaurant_id as "restaurantId",
      restaurants.name as "restaurantName", date::text as date, is_today as "isToday", dish, price_cents as "priceCents",
      km
    from asked
    cross join lateral (
      select menu_id, restaurant_id, date, is_today, dish, price_cents, km
      from (
        select menus.id as menu_id, house.restaurant_id, date, true as is_today, categories, menus.price_cents,
          ${kilometresFrom(sql`at_lat`, sql`at_lon`)} as km
        from restaurant_search as house
        join menus on menus.restaurant_id = house.restaurant_id and date = ${today}
        where ${around} and doc @@ query and state = 'published' and ${servedUntil} > ${soon}
        union all
        select menus.id, house.restaurant_id, date, false, categories, menus.price_cents,
          ${kilometresFrom(sql`at_lat`, sql`at_lon`)}
        from restaurant_search as house
        join menus on menus.restaurant_id = house.restaurant_id and date = ${tomorrow}
        where ${around} and state in ('published', 'scheduled')
      ) near
      cross join lateral (
        select item ->> 'name' as dish
        from jsonb_path_query(categories, '$[*].items[*]') as item
        where item ->> 'soldOut' is distinct from 'true'
          and ${stems(plain(sql`item ->> 'name'`))} @@ query
        limit 1
      ) named
      where km <= radius
        and not exists (select from dish_alert_hits where alert_id = asked.alert_id and dish_alert_hits.menu_id = near.menu_id)
      order by is_today desc, km, restaurant_id, menu_id
      limit ${maxFinds}
    ) found
    join restaurants on restaurants.id = found.restaurant_id
    order by alert_id, is_today desc, km, menu_id`)
  return rows
}

function rowOf({ id, lat, lon, radiusKm, readings }: WantedDish): SQL {
  const query = sql.join(readings.map(textQuery), sql` || `)
  return sql`(${id}::text, ${lat}::float8, ${lon}::float8, ${radiusKm}::float8,
    ${mapMetres({ lat, lon }, radiusKm)}::float8, ${query})`
}
