import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import { type Criteria, type Direction, daysInForce, free, type Hit, type Page, priciest } from '../criteria'
import { cellsAround } from '../reach'
import { type Card, cardOfRow } from './cards'
import { ceilingOf, kilometres, mapCircle, matches } from './conditions'

/** A page of `total` hits, sorted by price, then by distance. */
export type Priced = { hits: Hit[]; total: number }

/** Begins beyond the price `from`. The steps are prices after it. */
export type Climb = { from: number; steps: number[] }

/** `tooMany`: more menus lie between these prices than `atMost`. The hits and the total end before these prices. */
export type Climbed = Priced & { tooMany: { from: number; to: number } | null }

type Row = {
  restaurant_id: string | null
  km: number
  card: Card | null
  total: number
}

/** Sorts all matches by price. Returns null for more than `atMost` matches: the price index then has to find the cheapest. */
export async function sortFewByPrice(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  page: Page,
  atMost: number,
): Promise<Priced | null> {
  const rows = await executeKeepingPlan<Row>(
    db,
    sql`
    with kept as materialized (
      select restaurant_id, price_cents, ${kilometres(criteria)} as km
      from restaurant_search
      where xy <@ ${mapCircle(criteria)}
        and ${matches(criteria)} and price_cents <= ${ceilingOf(criteria)}::integer
        and ${kilometres(criteria)} <= ${criteria.radiusKm}
      limit ${atMost + 1}
    )
    select restaurant_id, km, ${cardOfRow(sql`page`)}, total
    from (select count(*)::integer as total from kept) counted
    left join (
      select * from kept order by ${orderOf(direction)} limit ${page.limit} offset ${page.offset}
    ) page on true
    order by ${orderOf(direction)}`,
  )
  const found = pricedOf(rows)
  return found.total > atMost ? null : found
}

/**
 * The index has each cell's menus of a day, sorted by price. Reads step by step, beyond the price `from`, until enough menus are found or
 * no menus are left. Stops before a step with more than `atMost` menus in all those cells: the index alone counts them.
 */
export async function climbByPrice(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  { offset, limit }: Page,
  { from, steps }: Climb,
  atMost: number,
): Promise<Climbed> {
  const next = sql`(${sql.param(steps)}::integer[])[step + 1]`
  const rows = await executeKeepingPlan<Row & { from: number; to: number; over: boolean }>(
    db,
    sql`
    with recursive climbed (step, at, before, is_over, total, ids, kms) as (
      select 0, ${from}::integer, ${from}::integer, false, 0, '{}'::text[], '{}'::float8[]
      union all
      select step + 1, ${next}, climbed.at, counted.listed > ${atMost}, total + coalesce(read.found, 0), read.ids, read.kms
      from climbed
      cross join lateral (
        select count(*)::integer as listed
        from (
          select from restaurant_search where ${isListed(criteria, direction, sql`climbed.at`, next)} limit ${atMost + 1}
        ) one
      ) counted
      cross join lateral (
        select max(matched)::integer as found, array_agg(restaurant_id) as ids, array_agg(km) as kms
        from (
          select restaurant_id, km, count(*) over () as matched
          from (${listedRows(criteria, direction, sql`climbed.at`, next)}) row
          where counted.listed <= ${atMost}
          order by ${orderOf(direction)}
          limit ${offset + limit}
        ) cheapest
      ) read
      where total < ${offset + limit} and not climbed.is_over and ${next} is not null
    )
    select restaurant_id, km, ${cardOfRow(sql`page`)}, ended.*
    from (
      select total, before as "from", at as "to", is_over as over from climbed order by step desc limit 1
    ) ended
    left join (
      select restaurant_id, km, step, place
      from climbed cross join lateral unnest(ids, kms) with ordinality as hit (restaurant_id, km, place)
      order by step, place
      limit ${limit} offset ${offset}
    ) page on true
    order by step, place`,
  )
  const [row] = rows
  return { ...pricedOf(rows), tooMany: row?.over ? { from: row.from, to: row.to } : null }
}

/** A value before the first possible price. */
export const beyond = (direction: Direction) => (direction === 'asc' ? free - 1 : priciest)

/**
 * The different prices of the cells above `from`, up to and including `to`. For 'desc': below `from`, down to and including `to`. Jumps
 * from price to price in each cell's list: a price that ten thousand menus share costs no more than another. Some of the prices may be
 * of menus that the criteria leave out.
 */
export async function pricesBetween(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const nearestTo = (price: SQL) => sql`(
    select ${direction === 'asc' ? sql`min` : sql`max`}(first.price_cents)
    from unnest(${cellsOf(criteria)}) as one (cell)
    cross join unnest(${daysOf(criteria)}) as day (date)
    cross join lateral (
      select price_cents from restaurant_search
      where cell = one.cell and menu_date = day.date and ${isBetween(criteria, direction, price, sql`${to}::integer`)}
      order by price_cents ${direction === 'asc' ? sql`asc` : sql`desc`}
      limit 1
    ) first)`
  const rows = await executeKeepingPlan<{ price_cents: number }>(
    db,
    sql`
    with recursive known (price_cents) as (
      select ${nearestTo(sql`${from}::integer`)}
      union all
      select ${nearestTo(sql`known.price_cents`)} from known where price_cents is not null
    )
    select price_cents from known where price_cents is not null`,
  )
  return rows.map(({ price_cents }) => price_cents)
}

const cellsOf = ({ at, radiusKm }: Criteria) => sql`${sql.param(cellsAround(at, radiusKm))}::integer[]`
const daysOf = ({ clocks }: Criteria) => sql`${sql.param(daysInForce(clocks))}::date[]`

function isBetween(criteria: Criteria, direction: Direction, from: SQL, to: SQL): SQL {
  const ceiling = sql`${ceilingOf(criteria)}::integer`
  return direction === 'asc'
    ? sql`price_cents > ${from} and price_cents <= least(${to}, ${ceiling})`
    : sql`price_cents < ${from} and price_cents >= ${to} and price_cents <= ${ceiling}`
}

/** What the price index knows of a row. */
const isListed = (criteria: Criteria, direction: Direction, from: SQL, to: SQL) =>
  sql`cell = any(${cellsOf(criteria)}) and menu_date = any(${daysOf(criteria)})
    and ${isBetween(criteria, direction, from, to)}`

/**
 * Reads the price index list by list. `is true` keeps the planner from the GiST index. `offset 0` keeps the planner from computing
 * every distance twice.
 */
const listedRows = (criteria: Criteria, direction: Direction, from: SQL, to: SQL) => sql`
  select restaurant_id, price_cents, km
  from (
    select restaurant_id, price_cents, ${kilometres(criteria)} as km
    from restaurant_search
    where ${isListed(criteria, direction, from, to)} and (${matches(criteria)}) is true
    offset 0
  ) near
  where km <= ${criteria.radiusKm}`

const orderOf = (direction: Direction) =>
  direction === 'asc' ? sql`price_cents, km, restaurant_id` : sql`price_cents desc, km, restaurant_id`

export function pricedOf(rows: Pick<Row, 'restaurant_id' | 'km' | 'card' | 'total'>[]): Priced {
  const hits = rows.flatMap(({ restaurant_id, km, card }) =>
    restaurant_id === null ? [] : [{ restaurantId: restaurant_id, km, card }],
  )
  return { hits, total: rows[0]?.total ?? 0 }
}

const keptMs = 5 * 60_000
const keptPriceLists = new WeakMap<Database, { at: number; prices: Promise<number[]> }>()

/**
 * Price limits for the steps of a search. Each step has about twice as many menus as the step before, by a sample of prices. So a
 * search reads few rows too many, with ten menus around or ten thousand.
 */
export async function priceSteps(db: Database, direction: Direction): Promise<number[]> {
  const now = performance.now()
  const known = keptPriceLists.get(db)
  const prices = known && now - known.at < keptMs ? known.prices : samplePrices(db)
  if (prices !== known?.prices) {
    keptPriceLists.set(db, { at: now, prices })
    prices.catch(() => keptPriceLists.delete(db))
  }
  return stepsOf(await prices, direction)
}

export function stepsOf(prices: number[], direction: Direction): number[] {
  const sorted = prices.toSorted((a, b) => (direction === 'asc' ? a - b : b - a))
  const doublings = Array.from({ length: Math.ceil(Math.log2(sorted.length + 1)) }, (_, index) => 2 ** index)
  const steps = doublings.flatMap((rank) => sorted[rank - 1] ?? [])
  return [...new Set([...steps, direction === 'asc' ? priciest : free])]
}

/** The prices of about a thousand menus. Ids are random, so the first menus are a good sample. */
async function samplePrices(db: Database, size = 1000): Promise<number[]> {
  const { rows } = await db.execute<{ price_cents: number }>(sql`
    select price_cents from restaurant_search
    where price_cents is not null
    order by restaurant_id, part
    limit ${size}`)
  return rows.map(({ price_cents }) => price_cents)
}
