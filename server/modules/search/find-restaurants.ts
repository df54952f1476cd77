import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/search'
import type { Position } from '@/contract/entities/place'
import { spain } from '@/contract/geography'
import type { Service } from '@/contract/lists'
import type { Ctx } from '@/server/ctx'
import { cardOf } from './card'
import { localClocks } from './clocks'
import type { Criteria } from './criteria'
import { findHits } from './find-hits'
import { understandOnce } from './known-words'
import type { Hit } from './page'
import type { Text } from './understand-words'
import { wordsOf } from './words'

type Filters = Omit<Input<typeof contract.filterRestaurants>['body'], 'radius'>
type Found = Answer<typeof contract.filterRestaurants>

const nothing: Found = {
  restaurants: [],
  restaurantIds: [],
  hasMore: false,
  correctedQuery: null,
  outsideSpain: false,
}

/** The one search behind /api/filter/ and /api/sort/, which only name its radius differently. */
export async function findRestaurants(ctx: Ctx, filters: Filters, radiusKm: number): Promise<Found> {
  if (!isInSpain(filters)) return { ...nothing, outsideSpain: true }
  const typed = wordsOf(filters.query)
  const understood = typed.length > 0 ? await understandOnce(ctx.db, typed) : null
  if (filters.query && !understood) return nothing

  const { page, pageSize, priceRange } = filters
  const criteria = criteriaOf(filters, radiusKm, understood?.text ?? null, ctx.clock())
  const wanted = { offset: (page - 1) * pageSize, limit: pageSize + 1 }
  const hits = await findHits(ctx.db, criteria, priceRange, wanted)
  if (hits.length === 0) return nothing
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

function criteriaOf(filters: Filters, radiusKm: number, text: Text | null, now: Date): Criteria {
  const { includesDrink, mealVoucher, withoutAllergens } = filters
  const services: Service[] = []
  if (filters.Domicilio) services.push('Servicio a domicilio')
  if (filters['Para llevar']) services.push('Para recoger')
  return {
    at: { lat: filters.lat, lon: filters.lon },
    radiusKm,
    cuisines: filters.cuisineType,
    services,
    openNow: filters.timestamp,
    menuToday: filters.menuToday || includesDrink || mealVoucher || withoutAllergens.length > 0,
    ...{ includesDrink, mealVoucher, withoutAllergens: [...new Set(withoutAllergens)] },
    clocks: localClocks(now),
    text,
  }
}

function shownOf(hits: Hit[]) {
  return {
    restaurants: hits.flatMap(({ card, km }) => (card ? [cardOf(card, km)] : [])),
    restaurantIds: hits.map(({ restaurantId }) => restaurantId),
  }
}
