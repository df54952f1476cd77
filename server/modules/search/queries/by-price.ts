import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import { type Criteria, type Direction, daysInForce, free, type Hit, type Page, priciest } from '../criteria'
import { cellsAround } from '../reach'
import { type Card, cardOfRow } from './cards'
import { ceilingOf, kilometres, mapCircle, matches } from './conditions'

/** A page of `total` hits, sorted by price, then by distance. */
export type Priced = { hits: Hit[]; total: number }

/** `tooMany`: more hits lie between these prices than `atMost`. The hits and the total end before these prices. */
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
 * The index has each cell's menus of a day, sorted by price. Reads step by step until enough menus are found or no menus are left.
 * Stops at a step with more than `atMost` menus.
 */
export async function climbByPrice(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  { offset, limit }: Page,
  steps: number[],
  atMost: number,
): Promise<Climbed> {
  const next = sql`(${sql.param(steps)}::integer[])[step + 1]`
  const rows = await executeKeepingPlan<Row & { from: number; to: number; over: boolean }>(
    db,
    sql`
    with recursive climbed (step, at, before, found, total, ids, kms) as (
      select 0, ${beyond(direction)}::integer, 0, 0, 0, '{}'::text[], '{}'::float8[]
      union all
      select step + 1, ${next}, climbed.at, read.found, total + read.found, read.ids, read.kms
      from climbed
      cross join lateral (
        select coalesce(max(counted), 0)::integer as found, array_agg(restaurant_id) as ids, array_agg(km) as kms
        from (
          select restaurant_id, km, count(*) over () as counted
          from (${listedRows(criteria, direction, sql`climbed.at`, next)} limit ${atMost + 1}) row
          order by ${orderOf(direction)}
          limit ${offset + limit}
        ) cheapest
      ) read
      where total < ${offset + limit} and climbed.found <= ${atMost} and ${next} is not null
    ), whole as (
      select * from climbed where found <= ${atMost}
    )
    select restaurant_id, km, ${cardOfRow(sql`page`)}, ended.*
    from (
      select (select max(total) from whole) as total, before as "from", at as "to", found > ${atMost} as over
      from climbed order by step desc limit 1
    ) ended
    left join (
      select restaurant_id, km, step, place
      from whole cross join lateral unnest(ids, kms) with ordinality as hit (restaurant_id, km, place)
      order by step, place
      limit ${limit} offset ${offset}
    ) page on true
    order by step, place`,
  )
  const [row] = rows
  return { ...pricedOf(rows), tooMany: row?.over ? { from: row.from, to: row.to } : null }
}

/** A value before the first possible price. */
const beyond = (direction: Direction) => sql`${direction === 'asc' ? free - 1 : priciest}`

/** The different prices above `from`, up to and including `to`. For 'desc': below `from`, down to and including `to`. */
export async function pricesBetween(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const rows = await executeKeepingPlan<{ price_cents: number }>(
    db,
    sql`
    select distinct price_cents from (${listedRows(criteria, direction, sql`${from}`, sql`${to}`)}) row
    order by ${direction === 'asc' ? sql`price_cents` : sql`price_cents desc`}`,
  )
  return rows.map(({ price_cents }) => price_cents)
}

/**
 * Reads the price index list by list. `is true` keeps the planner from the GiST index. `offset 0` keeps the planner from computing
 * every distance twice.
 */
function listedRows(criteria: Criteria, direction: Direction, from: SQL, to: SQL): SQL {
  const cells = sql.param(cellsAround(criteria.at, criteria.radiusKm))
  const ceiling = sql`${ceilingOf(criteria)}::integer`
  const isBetween =
    direction === 'asc'
      ? sql`price_cents > ${from} and price_cents <= least(${to}, ${ceiling})`
      : sql`price_cents < ${from} and price_cents >= ${to} and price_cents <= ${ceiling}`
  return sql`
    select restaurant_id, price_cents, km
    from (
      select restaurant_id, price_cents, ${kilometres(criteria)} as km
      from restaurant_search
      where cell = any(${cells}::integer[]) and menu_date = any(${sql.param(daysInForce(criteria.clocks))}::date[])
        and ${isBetween} and (${matches(criteria)}) is true
      offset 0
    ) near
    where km <= ${criteria.radiusKm}`
}

const orderOf = (direction: Direction) =>
  direction === 'asc' ? sql`price_cents, km, restaurant_id` : sql`price_cents desc, km, restaurant_id`

function pricedOf(rows: Row[]): Priced {
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
