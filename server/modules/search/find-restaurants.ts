import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/search'
import type { Position } from '@/contract/entities/place'
import { spain } from '@/contract/geography'
import type { Ctx } from '@/server/ctx'
import type { Database } from '@/server/db/client'
import { type Criteria, criteriaOf, type Hit, type Page } from './criteria'
import { wordsOf } from './leave-out'
import { findPriced } from './price-order'
import { cardOf } from './queries/cards'
import { hasPrice, unless } from './queries/conditions'
import { findNearest } from './queries/nearest'
import { understandOnce } from './understand'

type SearchAnswer = Answer<typeof contract.filterRestaurants>

const nothingFound: SearchAnswer = {
  restaurants: [],
  restaurantIds: [],
  hasMore: false,
  correctedQuery: null,
  isTranslated: false,
  leftOut: [],
  outsideSpain: false,
}

/** The search of /api/filter/ and /api/sort/. The two calls differ only in the name of the radius. */
export async function findRestaurants(
  ctx: Ctx,
  question: contract.SearchQuestion,
  radiusKm: number,
): Promise<SearchAnswer> {
  if (!isInSpain(question)) return { ...nothingFound, outsideSpain: true }
  const { query, language, page, pageSize } = question
  const understood = wordsOf(query).length > 0 ? await understandOnce(ctx.db, query, language) : null
  if (query && !understood) return nothingFound

  const criteria = criteriaOf(question, radiusKm, understood?.text ?? null, ctx.clock())
  const wanted = { offset: (page - 1) * pageSize, limit: pageSize + 1 }
  const hits = await findHits(ctx.db, criteria, wanted)
  return {
    ...shownOf(hits.slice(0, pageSize)),
    hasMore: hits.length > pageSize,
    correctedQuery: understood?.corrected ? (understood.text?.words.join(' ') ?? null) : null,
    isTranslated: understood?.text?.typed !== undefined,
    leftOut: understood?.leftOut ?? [],
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

/** Sorts by distance, or by the price of today's menu. With a sort by price, restaurants without a price come last, nearest first. */
async function findHits(db: Database, criteria: Criteria, page: Page): Promise<Hit[]> {
  const { price: direction } = criteria.filters
  if (!direction) return findNearest(db, criteria, page)
  const { hits, total } = await findPriced(db, { ...criteria, menuToday: true }, direction, page)
  if (hits.length === page.limit) return hits
  const rest = { offset: Math.max(0, page.offset - total), limit: page.limit - hits.length }
  return [...hits, ...(await findNearest(db, criteria, rest, unless(hasPrice(criteria))))]
}
