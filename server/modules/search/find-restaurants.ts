import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/search'
import type { Position } from '@/contract/entities/place'
import { spain } from '@/contract/geography'
import type { Ctx } from '@/server/ctx'
import type { Database } from '@/server/db/client'
import { type Criteria, criteriaOf, type Direction, type Hit, type Page } from './criteria'
import { climbByPrice, type Priced, priceSteps, pricesBetween, sortFewByPrice } from './queries/by-price'
import { cardOf } from './queries/cards'
import { costs, hasPrice, tagQuery, unless } from './queries/conditions'
import { findNearest } from './queries/nearest'
import { understandOnce, wordsOf } from './understand'

type SearchAnswer = Answer<typeof contract.filterRestaurants>

const nothingFound: SearchAnswer = {
  restaurants: [],
  restaurantIds: [],
  hasMore: false,
  correctedQuery: null,
  outsideSpain: false,
}

/** The search of /api/filter/ and /api/sort/. The two calls differ only in the name of the radius. */
export async function findRestaurants(
  ctx: Ctx,
  question: contract.SearchQuestion,
  radiusKm: number,
): Promise<SearchAnswer> {
  if (!isInSpain(question)) return { ...nothingFound, outsideSpain: true }
  const { query, page, pageSize } = question
  const typed = wordsOf(query)
  const understood = typed.length > 0 ? await understandOnce(ctx.db, typed) : null
  if (query && !understood) return nothingFound

  const criteria = criteriaOf(question, radiusKm, understood?.text ?? null, ctx.clock())
  const wanted = { offset: (page - 1) * pageSize, limit: pageSize + 1 }
  const hits = await findHits(ctx.db, criteria, wanted)
  if (hits.length === 0) return nothingFound
  return {
    ...shownOf(hits.slice(0, pageSize)),
    hasMore: hits.length > pageSize,
    correctedQuery: understood?.corrected ? understood.text.words.join(' ') : null,
    outsideSpain: false,
  }
}

function isInSpain({ lat, lon }: Position) {
  return lat >= spain.south && lat <= spain.north && lon >= spain.west && lon <= spain.east
}

function shownOf(hits: Hit[]) {
  return {
    restaurants: hits.flatMap(({ card, km }) => (card ? [cardOf(card, km)] : [])),
    restaurantIds: hits.map(({ restaurantId }) => restaurantId),
  }
}

/** With more hits than this, a walk through the price index is faster than a sort. */
const mostSorted = 100
const nearbyKm = 2
/** The most hits to read and sort. If more hits share a price, the search by distance finds the nearest hits faster. */
const mostRead = 1000

/** `tied`: a price that too many hits share to sort. The hits end before this price. */
type Cheapest = Priced & { tied: number | null }

/** Sorts by distance, or by the price of today's menu. With a sort by price, restaurants without a price come last, nearest first. */
async function findHits(db: Database, criteria: Criteria, page: Page): Promise<Hit[]> {
  const { price: direction } = criteria.filters
  if (!direction) return findNearest(db, criteria, page)
  const priced = { ...criteria, menuToday: true }
  const { hits, total, tied } = await findPriced(db, priced, direction, page)
  if (hits.length === page.limit) return hits
  const rest = { offset: Math.max(0, page.offset - total), limit: page.limit - hits.length }
  const others =
    tied === null
      ? await findNearest(db, criteria, rest, unless(hasPrice(criteria)))
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
  const sorted = isNarrow ? await sortFewByPrice(db, criteria, direction, page, mostSorted) : null
  return sorted ? { ...sorted, tied: null } : cheapestInSteps(db, criteria, direction, page)
}

/** Reads the price index in estimated steps. If a step has too many hits, repeats the search with each price of that step as a step. */
async function cheapestInSteps(
  db: Database,
  criteria: Criteria,
  direction: Direction,
  page: Page,
): Promise<Cheapest> {
  const steps = await priceSteps(db, direction)
  const { tooMany, ...priced } = await climbByPrice(db, criteria, direction, page, steps, mostRead)
  if (!tooMany) return { ...priced, tied: null }
  const prices = await pricesBetween(db, criteria, direction, tooMany)
  if (prices.length === 1) return { ...priced, tied: tooMany.to }
  const exactly = [...steps.slice(0, steps.indexOf(tooMany.to)), ...prices]
  const again = await climbByPrice(db, criteria, direction, page, exactly, mostRead)
  return { ...again, tied: again.tooMany?.to ?? null }
}
