import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import { daysInForce } from '../clocks'
import type { Criteria } from '../criteria'
import type { Hit, Page } from '../page'
import { cellsAround } from '../reach'
import { type Card, cardOfRow } from './cards'
import { kilometres, mapPoint, mapRadius, matches } from './conditions'

export type Direction = 'asc' | 'desc'

/**
 * By price, among equals the nearest first. `total` counts all there are, as far as the page reaches. Where `tied` is a
 * price, the hits end before it, and so many share it that the nearest of those are better asked for by distance.
 */
export type Priced = { hits: Hit[]; total: number; tied: number | null }

type Row = {
  restaurant_id: string | null
  km: number
  card: Card | null
  total: number
  tied: number | null
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
      where xy <@ circle(${mapPoint(criteria)}, ${mapRadius(criteria)})
        and ${matches(criteria)} and price_cents is not null
        and ${kilometres(criteria)} <= ${criteria.radiusKm}
      limit ${atMost + 1}
    )
    ${pageOf(sql`null::integer`, direction, page)}`,
  )
  const found = pricedOf(rows)
  return found.total > atMost ? null : found
}

/** So many that cost the same are read and sorted; of more, the nearest are found sooner by distance. */
const equals = 1000

/**
 * The index lists each cell's menus of a day by price. A look at the head of every list gives a price that enough menus
 * do not exceed: the lists that begin below it are read up to it, then those that cost just that. Where either was too
 * much to read whole, the hits end before the price that is incomplete.
 */
export async function walkByPrice(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  page: Page,
): Promise<Priced> {
  const cells = cellsAround(criteria.at, criteria.radiusKm)
  const enough = page.offset + page.limit
  const head = Math.max(2, Math.ceil((4 * enough) / cells.length))
  const order = orderBy(direction)
  const [before, unbounded] = direction === 'asc' ? [sql`<`, 2_147_483_647] : [sql`>`, -1]
  // `is true` keeps the planner from entering by the GiST index, once for every list.
  const listed = sql`restaurant_search.cell = list.cell and menu_date = list.day and price_cents is not null
    and (${matches(criteria)} and ${kilometres(criteria)} <= ${criteria.radiusKm}) is true`
  const hit = sql`restaurant_id, price_cents, ${kilometres(criteria)} as km`
  const rows = await executeKeepingPlan<Row>(
    db,
    sql`
    with heads as materialized (
      select list.*, price_cents
      from (
        select cell, day
        from unnest(${sql.param(cells)}::integer[]) as cell,
          unnest(${sql.param(daysInForce(criteria.clocks))}::date[]) as day
      ) list
      cross join lateral (
        select price_cents from restaurant_search where ${listed} order by ${order} limit ${head}
      ) row
    ), bound as materialized (
      select coalesce((select price_cents from heads order by ${order} limit 1 offset ${enough - 1}), ${unbounded}) as bound
    ), cheaper as materialized (
      select cell, row.*
      from (select distinct cell, day, bound from heads, bound where price_cents ${before} bound) list
      cross join lateral (
        select ${hit} from restaurant_search
        where ${listed} and price_cents ${before} bound
        order by ${order} limit ${enough}
      ) row
    ), equal as materialized (
      select cell, row.*
      from (select distinct cell, day, bound from heads, bound where price_cents ${before}= bound) list
      cross join lateral (
        select ${hit} from restaurant_search where ${listed} and price_cents = bound
      ) row
      limit ${equals + 1}
    ), incomplete as materialized (
      select case
        when exists (select from cheaper group by cell having count(*) >= ${enough})
          then (select price_cents from cheaper order by ${order} limit 1 offset ${enough - 1})
        when (select count(*) from equal) > ${equals} then (select bound from bound)
      end as tied
    ), kept as (
      select candidate.* from (select * from cheaper union all select * from equal) candidate, incomplete
      where tied is null or price_cents ${before} tied
    )
    ${pageOf(sql`(select tied from incomplete)`, direction, page)}`,
  )
  return pricedOf(rows)
}

const orderBy = (direction: Direction) => (direction === 'asc' ? sql`price_cents` : sql`price_cents desc`)

/** A page of what was `kept`: one row at least, so that one past the end still tells the total. */
function pageOf(tied: SQL, direction: Direction, { offset, limit }: Page): SQL {
  const order = sql`${orderBy(direction)}, km, restaurant_id`
  return sql`
    select restaurant_id, km, ${cardOfRow(sql`page`)}, total, tied
    from (select count(*)::integer as total, ${tied} as tied from kept) counted
    left join (select * from kept order by ${order} limit ${limit} offset ${offset}) page on true
    order by ${order}`
}

function pricedOf(rows: Row[]): Priced {
  const hits = rows.flatMap(({ restaurant_id, km, card }) =>
    restaurant_id === null ? [] : [{ restaurantId: restaurant_id, km, card }],
  )
  return { hits, total: rows[0]?.total ?? 0, tied: rows[0]?.tied ?? null }
}
