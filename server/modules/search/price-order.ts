import type { Database } from '@/server/db/client'
import type { Criteria, Direction, Hit, Page } from './criteria'
import { findAtPrices } from './queries/at-prices'
import {
  beyond,
  climbByPrice,
  type Priced,
  priceSteps,
  pricesBetween,
  sortFewByPrice,
} from './queries/by-price'
import { costs, tagQuery } from './queries/conditions'
import { findNearest, withSpare } from './queries/nearest'

/** So few hits are sorted at once, before the price lists are asked. */
const fewSorted = 50
/** With more hits than this, finding the nearest of each price is faster than a sort. */
const mostSorted = 300
const nearbyKm = 2
/** The most menus of a step to read and sort. With more, each price is a step. If more share a price, the nearest of them are found. */
const mostRead = 300

/** A page of the menus by price, then by distance. Where the page is full, `total` says only how many were passed. */
export async function findPriced(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  page: Page,
): Promise<Priced> {
  const isNarrow = hasOwnIndex(criteria) || criteria.radiusKm <= nearbyKm
  const sorted = isNarrow ? await sortFewByPrice(db, criteria, direction, page, fewSorted) : null
  return sorted ?? findInSteps(db, criteria, direction, page)
}

/** Whether the index over tags and words finds what the criteria ask for, beside a menu of today. */
const hasOwnIndex = (criteria: Criteria) =>
  tagQuery({ ...criteria, menuToday: false }) !== '' || criteria.text !== null

/**
 * Reads the price index in estimated steps. Of a step with too many menus, each price is read by distance: where many menus share a
 * price, the nearest of them are a small part.
 */
async function findInSteps(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  { offset, limit }: Page,
): Promise<Priced> {
  const hits: Hit[] = []
  let total = 0
  let climb = { from: beyond(direction), steps: await priceSteps(db, direction) }
  const rest = () => ({ offset: Math.max(0, offset - total), limit: limit - hits.length })
  const add = (found: Priced) => {
    hits.push(...found.hits)
    total += found.total
    return hits.length === limit
  }
  for (;;) {
    const { tooMany, ...climbed } = await climbByPrice(db, criteria, direction, rest(), climb, mostRead)
    if (add(climbed) || !tooMany) return { hits, total }
    const prices = await pricesBetween(db, criteria, direction, tooMany)
    for (const group of doubling(prices)) {
      const nearest = await findNearestOf(db, criteria, rest(), group)
      const sorted = nearest
        ? null
        : await sortFewByPrice(db, criteria, direction, { offset, limit }, mostSorted)
      if (sorted) return sorted
      if (add(nearest ?? (await findOneByOne(db, criteria, rest(), group)))) return { hits, total }
    }
    climb = { from: tooMany.to, steps: climb.steps.slice(climb.steps.indexOf(tooMany.to) + 1) }
  }
}

/** The first price alone, then the next two, then four: mostly the first fills the page. */
function* doubling(prices: number[]) {
  for (let at = 0, size = 1; at < prices.length; at += size, size *= 2) yield prices.slice(at, at + size)
}

/** If tags or words leave out most menus, so many of each price are looked at before another index is asked. */
const mostLookedAt = 500

/** Null: the index over tags and words finds them faster, because few menus of these prices have what is asked for. */
async function findNearestOf(
  db: Database,
  criteria: Criteria,
  page: Page,
  prices: number[],
  spare = hasOwnIndex(criteria) ? mostLookedAt : 8,
): Promise<Priced | null> {
  const found = await findAtPrices(db, criteria, page, prices, withSpare(page, spare))
  if (found || hasOwnIndex(criteria)) return found
  return findNearestOf(db, criteria, page, prices, spare * 8)
}

async function findOneByOne(db: Database, criteria: Criteria, page: Page, prices: number[]): Promise<Priced> {
  const found: Priced = { hits: [], total: 0 }
  for (const price of prices) {
    const offset = Math.max(0, page.offset - found.total)
    const limit = page.limit - found.hits.length
    const nearest = await findNearest(db, criteria, { offset: 0, limit: offset + limit }, costs(price))
    found.hits.push(...nearest.slice(offset))
    found.total += nearest.length
    if (found.hits.length === page.limit) break
  }
  return found
}
