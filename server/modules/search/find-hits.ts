import type { Database } from '@/server/db/client'
import { type Criteria, tagQuery } from './criteria'
import type { Hit, Page } from './page'
import { type Direction, type Priced, sortFewByPrice, walkByPrice } from './queries/by-price'
import { costs, hasPrice, unless } from './queries/conditions'
import { findNearest } from './queries/nearest'

/** Sorting more than these costs more than walking the price index. */
const few = 800
const nearbyKm = 2

/** Nearest first, or by the price of today's menu: then those without one follow, nearest first. */
export async function findHits(
  db: Database,
  criteria: Criteria,
  direction: Direction | null,
  page: Page,
): Promise<Hit[]> {
  if (!direction) return findNearest(db, criteria, page)
  const priced = { ...criteria, menuToday: true }
  const { hits, total, tied } = await findPriced(db, priced, direction, page)
  if (hits.length === page.limit) return hits
  const rest = { offset: Math.max(0, page.offset - total), limit: page.limit - hits.length }
  const others =
    tied === null
      ? await findNearest(db, criteria, rest, unless(hasPrice(criteria.clocks)))
      : await findNearest(db, priced, rest, costs(tied))
  return [...hits, ...others]
}

async function findPriced(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  page: Page,
): Promise<Priced> {
  const hasTags = tagQuery({ ...criteria, menuToday: false }) !== ''
  const isNarrow = hasTags || criteria.text !== null || criteria.radiusKm <= nearbyKm
  const sorted = isNarrow ? await sortFewByPrice(db, criteria, direction, page, few) : null
  return sorted ?? walkByPrice(db, criteria, direction, page)
}
