import type { Database } from '@/server/db/client'
import { type Criteria, tagQuery } from './criteria'
import type { Hit, Page } from './page'
import { type Direction, priceSteps } from './price-steps'
import { climbByPrice, type Priced, pricesBetween, sortFewByPrice } from './queries/by-price'
import { costs, hasPrice, unless } from './queries/conditions'
import { findNearest } from './queries/nearest'

/** Sorting more than these costs more than climbing through the price index. */
const few = 100
const nearbyKm = 2
/** So many are read and sorted; of more that cost the same, the nearest are found sooner by distance. */
const many = 1000

/** `tied`: the hits end before this price, which more share than are worth sorting. */
type Cheapest = Priced & { tied: number | null }

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
): Promise<Cheapest> {
  const hasTags = tagQuery({ ...criteria, menuToday: false }) !== ''
  const isNarrow = hasTags || criteria.text !== null || criteria.radiusKm <= nearbyKm
  const sorted = isNarrow ? await sortFewByPrice(db, criteria, direction, page, few) : null
  return sorted ? { ...sorted, tied: null } : climb(db, criteria, direction, page)
}

/** By steps that are guessed; where one of them takes in too much, again by every price there is in it. */
async function climb(db: Database, criteria: Criteria, direction: Direction, page: Page): Promise<Cheapest> {
  const steps = await priceSteps(db, direction)
  const { tooMany, ...priced } = await climbByPrice(db, criteria, direction, page, steps, many)
  if (!tooMany) return { ...priced, tied: null }
  const prices = await pricesBetween(db, criteria, direction, tooMany)
  if (prices.length === 1) return { ...priced, tied: tooMany.to }
  const exactly = [...steps.slice(0, steps.indexOf(tooMany.to)), ...prices]
  const again = await climbByPrice(db, criteria, direction, page, exactly, many)
  return { ...again, tied: again.tooMany?.to ?? null }
}
