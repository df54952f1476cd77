import { setImmediate as otherTurns } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { WrittenLanguage } from '@/contract/languages'
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
import { castilianName } from '@/server/text/dishes/castilian-name'

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
  /** The language that its kitchen writes. Null for Castilian. */
  writtenIn: WrittenLanguage | null
  priceCents: number | null
  km: number
}

const minuteAhead = 30

/**
 * Finds dishes of today's menus that are still served and of tomorrow's planned menus, nearest first, without dishes that an alert
 * already named. Today's dishes come from the search's index. Tomorrow's menus are not in the index yet, so the query reads the menu
 * of every restaurant around. All words have to be in one dish, because a whole menu contains them by chance. As in the index, a dish
 * in another language also has the words of its Castilian name.
 */
export async function findDishes(db: Queryable, wanted: WantedDish[], now: Date): Promise<Find[]> {
  const wishes = wanted.filter(({ readings }) => readings.length > 0)
  if (wishes.length === 0) return []
  const asked = sql`asked (alert_id, at_lat, at_lon, radius, metres, query) as (
    values ${sql.join(wishes.map(rowOf), sql`, `)})`
  const near = menusNear(now)
  const names = await castilianNames(
    db,
    sql`
    with ${asked}
    select distinct dish #>> '{}' as name
    from asked cross join lateral (${near}) near
    cross join lateral jsonb_path_query(categories, '$[*].items[*].name') as dish
    where km <= radius`,
  )
  const inCastilian = sql`${JSON.stringify(names)}::jsonb ->> (item ->> 'name')`
  const { rows } = await db.execute<Find>(sql`
    with ${asked}
    select alert_id as "alertId", menu_id as "menuId", found.restaurant_id as "restaurantId",
      restaurants.name as "restaurantName", date::text as date, is_today as "isToday", dish, written_in as "writtenIn",
      price_cents as "priceCents", km
    from asked
    cross join lateral (
      select menu_id, restaurant_id, date, is_today, dish, written_in, price_cents, km
      from (${near}) near
      cross join lateral (
        select item ->> 'name' as dish
        from jsonb_path_query(categories, '$[*].items[*]') as item
        where item ->> 'soldOut' is distinct from 'true'
          and ${stems(plain(sql`concat_ws(' ', item ->> 'name', ${inCastilian})`))} @@ query
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

/** The menus around a row of `asked`, of today if they have its words, and of tomorrow. */
function menusNear(now: Date): SQL {
  const clocks = localClocks(now)
  const { 'Europe/Madrid': mainland, 'Atlantic/Canary': canary } = clocks
  const here = (timeOf: (clock: LocalClock) => SQL) =>
    sql`case house.time_zone when 'Atlantic/Canary' then ${timeOf(canary)} else ${timeOf(mainland)} end`
  const today = here((clock) => sql`${clock.today}::date`)
  const tomorrow = here((clock) => sql`${addDays(clock.today, 1)}::date`)
  const soon = here((clock) => sql`${clock.minute + minuteAhead}::integer`)
  const around = sql`part = 0 and xy <@ circle(mercator(at_lat, at_lon), metres)`
  return sql`
    select menus.id as menu_id, house.restaurant_id, date, true as is_today, categories, house.written_in, menus.price_cents,
      ${kilometresFrom(sql`at_lat`, sql`at_lon`)} as km
    from restaurant_search as house
    join menus on menus.restaurant_id = house.restaurant_id and date = ${today}
    where ${around} and doc @@ query and state = 'published' and ${servedUntil} > ${soon}
    union all
    select menus.id, house.restaurant_id, date, false, categories, house.written_in, menus.price_cents,
      ${kilometresFrom(sql`at_lat`, sql`at_lon`)}
    from restaurant_search as house
    join menus on menus.restaurant_id = house.restaurant_id and date = ${tomorrow}
    where ${around} and state in ('published', 'scheduled')`
}

const namesAtOnce = 200

/** The Castilian names of these dishes, by what the kitchen wrote. In pieces, so that other requests are answered between them. */
async function castilianNames(db: Queryable, names: SQL): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(names)
  const found: [string, string][] = []
  for (let from = 0; from < rows.length; from += namesAtOnce) {
    for (const { name } of rows.slice(from, from + namesAtOnce)) {
      const called = castilianName(name)
      if (called) found.push([name, called])
    }
    await otherTurns()
  }
  return Object.fromEntries(found)
}

function rowOf({ id, lat, lon, radiusKm, readings }: WantedDish): SQL {
  const query = sql.join(readings.map(textQuery), sql` || `)
  return sql`(${id}::text, ${lat}::float8, ${lon}::float8, ${radiusKm}::float8,
    ${mapMetres({ lat, lon }, radiusKm)}::float8, ${query})`
}
