import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import type { Criteria } from '../criteria'
import type { Hit, Page } from '../page'
import { groundKm } from '../reach'
import { type Card, cardOfRow } from './cards'
import { kilometres, mapCircle, mapPoint, matches } from './conditions'

type Row = { restaurant_id: string; km: number; looked: number; metres: number; card: Card | null }

/**
 * The index knows the order on the map, in which near ties change places. So a few more are looked at than wanted, and
 * the distance on the ground decides; only where one not looked at could still be nearer are many more.
 */
export async function findNearest(
  db: Database,
  criteria: Criteria,
  page: Page,
  besides: SQL = sql`true`,
  spare = 8,
): Promise<Hit[]> {
  const wanted = page.offset + page.limit
  const atMost = wanted + spare + Math.ceil(wanted / 12)
  const rows = await lookAround(db, criteria, page, besides, atMost)
  const last = rows.at(-1)
  if (last && last.looked === atMost && last.km > groundKm(criteria.at, last.metres))
    return findNearest(db, criteria, page, besides, spare * 8)
  return rows
    .filter(({ km }) => km <= criteria.radiusKm)
    .map(({ restaurant_id, km, card }) => ({ restaurantId: restaurant_id, km, card }))
}

/** `looked` and `metres` tell of all that were looked at: how many, and how far on the map. */
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
