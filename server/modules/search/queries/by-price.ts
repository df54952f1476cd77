import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import { daysInForce } from '../clocks'
import type { Criteria } from '../criteria'
import type { Hit, Page } from '../page'
import { type Direction, free, priciest } from '../price-steps'
import { cellsAround } from '../reach'
import { type Card, cardOfRow } from './cards'
import { kilometres, mapCircle, matches } from './conditions'

/** By price, among equals the nearest first: a page of `total`. */
export type Priced = { hits: Hit[]; total: number }

/** Between these prices lies more than was to be read: hits and total end before. */
export type Climbed = Priced & { tooMany: { from: number; to: number } | null }

type Row = {
  restaurant_id: string | null
  km: number
  card: Card | null
  total: number
}

/** Sorts whatever matches, unless that is too much: then null, and the price index has to say what is cheapest. */
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
        and ${matches(criteria)} and price_cents is not null
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
 * The index lists each cell's menus of a day by price: they are read from step to step until there are enough, or none
 * are left. A step that takes in more than `atMost` ends it.
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
          from (${listed(criteria, direction, sql`climbed.at`, next)} limit ${atMost + 1}) row
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

/** Before the first price there can be. */
const beyond = (direction: Direction) => sql`${direction === 'asc' ? free - 1 : priciest}`

/** What menus cost that cost more than `from` and not more than `to`; downwards less and not less. */
export async function pricesBetween(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const rows = await executeKeepingPlan<{ price_cents: number }>(
    db,
    sql`
    select distinct price_cents from (${listed(criteria, direction, sql`${from}`, sql`${to}`)}) row
    order by ${direction === 'asc' ? sql`price_cents` : sql`price_cents desc`}`,
  )
  return rows.map(({ price_cents }) => price_cents)
}

/**
 * Read list by list from the price index: `is true` keeps the planner from entering by the GiST index, and `offset 0` from
 * working out every distance twice.
 */
function listed(criteria: Criteria, direction: Direction, from: SQL, to: SQL): SQL {
  const cells = sql.param(cellsAround(criteria.at, criteria.radiusKm))
  const isBetween =
    direction === 'asc'
      ? sql`price_cents > ${from} and price_cents <= ${to}`
      : sql`price_cents < ${from} and price_cents >= ${to}`
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
