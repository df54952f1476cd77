import { type SQL, sql } from 'drizzle-orm'
import type { Cuisine } from '@/contract/lists'
import type { Queryable } from '@/server/db/client'
import { hasMenuInForce, isShown, type LocalClocks } from '@/server/modules/search'

/** A restaurant with a search row is public. Place, time zone and menu come from the search row. */
const publicRestaurants = (which: SQL, row: SQL) => sql`(
  select id, name, city, city_key, state, cuisine_type, updated_at from restaurants where deleted_at is null and ${which}
) as restaurant join restaurant_search on restaurant_id = id and ${row}`

/** The row that every public restaurant has at every hour. */
const firstRow = sql`part = 0`

/** `offset 0` keeps the planner from reading all restaurants of Spain by price to find the restaurants of one city. */
const inCity = (keys: string[], row = firstRow) =>
  publicRestaurants(sql`city_key = any(${sql.param(keys)}::text[]) offset 0`, row)

const cooks = (cuisine: Cuisine | undefined) =>
  cuisine ? sql`${cuisine}::text = any(cuisine_type)` : sql`true`

export type SpelledCity = {
  key: string
  name: string
  state: string
  restaurants: number
  lat: number
  lon: number
  updatedAt: Date
}

/** Finds every spelling of a city that restaurants use, without accents and capitals. */
export async function findSpelledCities(db: Queryable): Promise<SpelledCity[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select city_key as key, mode() within group (order by city) as name, mode() within group (order by state) as state,
      count(*)::integer as restaurants, avg(lat) as lat, avg(lon) as lon,
      extract(epoch from max(updated_at))::float8 as updated
    from ${publicRestaurants(sql`city_key <> ''`, firstRow)}
    group by city_key
    order by city_key`)
  return rows.map((row) => ({
    ...{ key: String(row.key), name: String(row.name), state: String(row.state) },
    ...{ restaurants: Number(row.restaurants), lat: Number(row.lat), lon: Number(row.lon) },
    updatedAt: dateOf(row.updated),
  }))
}

const dateOf = (seconds: unknown) => new Date(Number(seconds) * 1000)

export type CookedCuisine = { key: string; cuisine: Cuisine; restaurants: number; updatedAt: Date }

export async function findCuisines(db: Queryable, keys: string[]): Promise<CookedCuisine[]> {
  const { rows } = await db.execute<{
    key: string
    cuisine: Cuisine
    restaurants: number
    updated: number
  }>(sql`
    select city_key as key, cuisine, count(*)::integer as restaurants,
      extract(epoch from max(updated_at))::float8 as updated
    from ${inCity(keys)} cross join lateral unnest(cuisine_type) as cuisine
    group by city_key, cuisine`)
  return rows.map(({ updated, ...row }) => ({ ...row, updatedAt: dateOf(updated) }))
}

type Counts = { restaurants: number; menus: number; lowest: number | null; highest: number | null }

export type InCity = { keys: string[]; cuisine: Cuisine | undefined; clocks: LocalClocks }

export async function countInCity(db: Queryable, { keys, cuisine, clocks }: InCity): Promise<Counts> {
  const today = sql`filter (where ${hasMenuInForce(clocks)})`
  const { rows } = await db.execute<Counts>(sql`
    select count(*)::integer as restaurants, count(*) ${today}::integer as menus,
      min(price_cents) ${today} as lowest, max(price_cents) ${today} as highest
    from ${inCity(keys, isShown(clocks))}
    where ${cooks(cuisine)}`)
  return rows[0] ?? { restaurants: 0, menus: 0, lowest: null, highest: null }
}

/** Sorts restaurants with a menu today first, the cheapest first. Menus without a price come after menus with a price. */
export async function findInCity(
  db: Queryable,
  { keys, cuisine, clocks }: InCity,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const hasMenu = hasMenuInForce(clocks)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id
    from ${inCity(keys, isShown(clocks))}
    where ${cooks(cuisine)}
    order by case when ${hasMenu} then 0 else 1 end, case when ${hasMenu} then price_cents end nulls last,
      name, id
    limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}
