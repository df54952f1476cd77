import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import { type Criteria, daysInForce, type Page } from '../criteria'
import { groundKm } from '../reach'
import { type Priced, pricedOf } from './by-price'
import { type Card, cardOfRow } from './cards'
import { kilometres, mapCircle, mapPoint, matches } from './conditions'

type Row = {
  restaurant_id: string | null
  km: number
  card: Card | null
  total: number
  /** Of the rows of this price: how many were read, and their largest distance on the map. */
  looked: number
  metres: number
  /** Of the page's rows, whatever their price: whether more could have been read. */
  is_cut: boolean
}

// The expressions of restaurant_search_same_price_idx, word for word. All menus of a day and price have one number.
const dayAndPrice = (day: SQL, cents: SQL) =>
  sql`((${day} - date '2000-01-01')::bigint * 4294967296 + ${cents})`
const indexedPlace = sql`(xy + point '(0,0)')`

/**
 * A page of the menus that cost one of these prices, in their order, the nearest first. Reads the nearest `atMost` menus of each price and
 * day. Returns null if an unread menu could belong on the page.
 */
export async function findAtPrices(
  db: Database,
  criteria: Criteria,
  page: Page,
  prices: number[],
  atMost: number,
): Promise<Priced | null> {
  const rows = await executeKeepingPlan<Row>(
    db,
    sql`
    with near as materialized (
      select place, restaurant_id, km, fits, looked, farthest as metres
      from unnest(${sql.param(prices)}::integer[]) with ordinality as price (cents, place)
      cross join lateral (
        select *, count(*) over ()::integer as looked, max(one.metres) over () as farthest
        from (
          select one.* from unnest(${sql.param(daysInForce(criteria.clocks))}::date[]) as day (date)
          cross join lateral (
            select restaurant_id, (${matches(criteria)}) is true as fits, ${kilometres(criteria)} as km,
              ${indexedPlace} <-> ${mapPoint(criteria)} as metres
            from restaurant_search
            where ${dayAndPrice(sql`menu_date`, sql`price_cents`)} = ${dayAndPrice(sql`day.date`, sql`price.cents`)}
              and ${indexedPlace} <@ ${mapCircle(criteria)}
            order by metres
            limit ${atMost}
          ) one
          order by metres
          limit ${atMost}
        ) one
      ) read
    ), found as (
      select * from near where fits and km <= ${criteria.radiusKm}
    )
    select restaurant_id, km, ${cardOfRow(sql`page`)}, counted.*, looked, metres
    from (
      select (select count(*)::integer from found) as total, exists (select from near where looked = ${atMost}) as is_cut
    ) counted
    left join (
      select * from found order by place, km, restaurant_id limit ${page.limit} offset ${page.offset}
    ) page on true
    order by place, km, restaurant_id`,
  )
  const found = pricedOf(rows)
  const isFull = found.hits.length === page.limit
  const isUnsure = isFull
    ? rows.some(({ looked, km, metres }) => looked === atMost && km > groundKm(criteria.at, metres))
    : rows.some(({ is_cut }) => is_cut)
  return isUnsure ? null : found
}
