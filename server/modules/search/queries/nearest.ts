import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import type { Criteria, Hit, Page } from '../criteria'
import { groundKm } from '../reach'
import { type Card, cardOfRow } from './cards'
import { kilometres, mapCircle, mapPoint, matches } from './conditions'

type Row = { restaurant_id: string; km: number; looked: number; metres: number; card: Card | null }

/**
 * The index sorts by distance on the map, which can swap restaurants with almost equal distances. So the query reads a few more rows
 * and sorts by distance on the ground. Only if an unread row could be nearer, the query reads many more rows.
 */
export async function findNearest(
  db: Database,
  criteria: Criteria,
  page: Page,
  besides: SQL = sql`true`,
  spare = 8,
): Promise<Hit[]> {
  const atMost = withSpare(page, spare)
  const rows = await lookAround(db, criteria, page, besides, atMost)
  const last = rows.at(-1)
  if (last && last.looked === atMost && last.km > groundKm(criteria.at, last.metres))
    return findNearest(db, criteria, page, besides, spare * 8)
  return rows
    .filter(({ km }) => km <= criteria.radiusKm)
    .map(({ restaurant_id, km, card }) => ({ restaurantId: restaurant_id, km, card }))
}

/** How many rows to read for a page. */
export function withSpare({ offset, limit }: Page, spare = 8) {
  const wanted = offset + limit
  return wanted + spare + Math.ceil(wanted / 12)
}

/** `looked` is the number of rows that were read. `metres` is their largest distance on the map. */
async function lookAround(
  db: Database,
  criteria: Criteria,
  { offset, limit }: Page,
  besides: SQL,
  atMost: number,
): Promise<Row[]> {
  const point = mapPoint(criteria)
  const rows = await executeKeepingPlan<Row>(
    db,
    sql`
    select page.*, ${cardOfRow(sql`page`)}
    from (
      select restaurant_id, km, count(*) over ()::integer as looked, max(metres) over () as metres
      from (
        select restaurant_id, ${kilometres(criteria)} as km, xy <-> ${point} as metres
        from restaurant_search
        where xy <@ ${mapCircle(criteria)} and ${matches(criteria)} and ${besides}
        order by metres
        limit ${atMost}
      ) near
      order by km, restaurant_id
      limit ${limit} offset ${offset}
    ) page
    order by km, restaurant_id`,
  )
  return rows
}
