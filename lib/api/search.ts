import 'server-only'
import { cache } from 'react'
import { tags } from '@/contract/cache-tags'
import { findPlace as findPlaceEndpoint } from '@/contract/endpoints/places'
import { filterMenus, filterMenusIn, sortRestaurants } from '@/contract/endpoints/search'
import type { FoundPlace, Position } from '@/contract/entities/place'
import type { RestaurantCard } from '@/contract/entities/restaurant'
import { menuLanguages } from '@/contract/entities/translated-menu'
import { asksForHere } from '@/contract/rules/search/here-words'
import type { DishWish } from '@/contract/rules/search/matching-dishes'
import { type FilterName, filterFields, filterNames, maxSearchText } from '@/contract/search'
import { hostOffers } from '../host/offers'
import { languageHere } from '../language/here'
import { defaultPlace } from '../search/place'
import type { ShownMenu } from '../search/shown-dishes'
import { isLimitOfPrice, pageSize, type SearchState, withoutFilters } from '../search/state'
import { call } from './call'

/** How long a search may miss a new restaurant. A change of a restaurant in the result shows at once. */
const revalidate = 60

async function search(state: SearchState, from: Position, size = pageSize) {
  const found = await call(
    sortRestaurants,
    {
      body: {
        ...from,
        ...filterFields(state),
        query: state.q,
        // A search without words is the same in every language, and is kept once.
        ...(state.q && { language: languageHere() }),
        menuToday: state.tab === 'menu',
        page: state.page,
        pageSize: size,
      },
    },
    { tags: [tags.searchFrom(from)], revalidate },
  )
  // Castilian words for what was asked may be more than a question may have.
  const q = (found.correctedQuery ?? (found.leftOut.length > 0 ? '' : state.q)).slice(0, maxSearchText)
  const { diet, without } = state
  return { ...found, q, menus: await menusOf(found.restaurantIds, { q, diet, without }) }
}

/**
 * The menus in force, by restaurant, with their dishes in the language of the page if the host translates into it: all of them, or what a
 * card shows. A menu that is written in Castilian is not translated into it.
 */
export async function menusOf(restaurantIds: string[], card?: DishWish): Promise<Map<string, ShownMenu[]>> {
  if (restaurantIds.length === 0) return new Map()
  const here = languageHere()
  const language = menuLanguages.find((one) => one === here)
  const options = { tags: restaurantIds.map(tags.restaurant), revalidate }
  const knowsLanguages = await hostOffers(filterMenusIn)
  // Another house's host may refuse a field that the common call does not have.
  const q = (knowsLanguages && card?.q) || undefined
  const { updatedMenus } =
    knowsLanguages && language
      ? await call(filterMenusIn, { params: { language }, body: { restaurantIds, card } }, options)
      : await call(filterMenus, { body: { restaurantIds, q } }, options)
  return new Map(
    updatedMenus.map(({ restaurantId, menu, found }) => [
      restaurantId,
      menu.map((one) => shownMenu(found?.length ? { ...one, found } : one)),
    ]),
  )
}

/** Without translations that the host did not make. */
function shownMenu({ translated, ...menu }: ShownMenu): ShownMenu {
  return translated?.length ? { ...menu, translated } : menu
}

export type FoundRestaurant = {
  restaurant: RestaurantCard
  menus: ShownMenu[]
  /** Whether the distance is from the middle of a place, because the street was not found. */
  isRough?: boolean
}

export type SearchOutcome =
  | {
      kind: 'found'
      /** The name of the point. Empty where only the visitor's device knows a name. */
      place: string
      position: Position
      /** The typed words that name no part of the place. */
      missing?: FoundPlace['missing']
      /** Other places with the same name: the nearest to the last place, or the most populated first. */
      others?: FoundPlace[]
      results: FoundRestaurant[]
      hasMore: boolean
      correctedQuery: string | null
      /** These words are Castilian for what was typed in another language. */
      isTranslated?: boolean
      /** What was named beside «without», and so not looked for. */
      leftOut?: string[]
      /** Where the filters find nothing. */
      nearest?: Nearest[]
    }
  | { kind: 'outside-spain' }
  | { kind: 'unknown-place' }

/** Runs a search. If the api does not answer, this throws: a page with that error must not stay in the cache. */
export async function searchOutcome(state: SearchState): Promise<SearchOutcome> {
  const from = await whereFrom(state)
  if (!from) return { kind: 'unknown-place' }
  const found = await search(state, from.position)
  if (found.outsideSpain) return { kind: 'outside-spain' }
  const { missing, others } = from
  const results = resultsOf(found).map((result) => ({ ...result, isRough: missing !== undefined }))
  const { hasMore, correctedQuery, isTranslated, leftOut } = found
  const nearest = results.length === 0 && state.page === 1 ? await nearestTo(state, from.position) : []
  return {
    kind: 'found',
    place: from.name,
    position: from.position,
    missing,
    others,
    results,
    hasMore,
    correctedQuery,
    isTranslated,
    leftOut,
    nearest,
  }
}

const resultsOf = ({ restaurants, menus }: Awaited<ReturnType<typeof search>>): FoundRestaurant[] =>
  restaurants.map((restaurant) => ({ restaurant, menus: menus.get(restaurant.restaurantId) ?? [] }))

/** The results without one of the filters, or without any filter. */
export type Nearest = FoundRestaurant & {
  q: string
  without: FilterName | 'all'
  /** The next ones after it. Only where one filter alone leaves out everything. */
  more?: FoundRestaurant[]
}

/** Where one filter alone leaves out everything, as many results as a first screen has room for. */
const mostNearest = 6

/** The most filters that are left out by turns. */
const mostLeftOut = 5

/**
 * The first result without each of the filters that are on: the cheapest without a limit of price, else the nearest. If each of them
 * leaves out everything, the first result without any.
 */
async function nearestTo(state: SearchState, from: Position): Promise<Nearest[]> {
  const on = filterNames.filter((name) => name !== 'price' && state[name] !== undefined)
  const found = await Promise.all(
    on.slice(0, mostLeftOut).map(async (without) => {
      const order = isLimitOfPrice(without, state) ? 'asc' : state.price
      const first = await firstOf({ ...state, [without]: undefined, price: order }, from, on.length === 1)
      return first ? [{ ...first, without }] : []
    }),
  )
  const nearest = found.flat()
  if (nearest.length > 0 || on.length < 2) return nearest
  const first = await firstOf({ ...state, ...withoutFilters }, from)
  return first ? [{ ...first, without: 'all' }] : []
}

/**
 * Menus are asked for after the search. Around midnight, or when one is withdrawn meanwhile, a hit may have none any more: then the next
 * hit is offered.
 */
async function firstOf(state: SearchState, from: Position, hasMore = false) {
  const found = await search(state, from, hasMore ? mostNearest : 3)
  const [first, ...more] = resultsOf(found).filter(({ menus }) => state.tab !== 'menu' || menus.length > 0)
  return first && { ...first, q: found.q, more: hasMore ? more : [] }
}

/** The point of a typed place, or null for an unknown place. Places do not move: the answer is kept for a day. */
const findPlace = cache(async (savedLocation: string, lat?: number, lon?: number) => {
  const { address } = await call(
    findPlaceEndpoint,
    { query: { savedLocation, lat, lon } },
    { tags: ['places'], revalidate: 86_400 },
  )
  return address
})

type SearchPoint = Pick<Extract<SearchOutcome, { kind: 'found' }>, 'position' | 'missing' | 'others'> & {
  name: string
}

/**
 * The position of a search: its point, else the place found for the typed name (with that place's own name, as the match may only be
 * similar), else Madrid.
 */
export async function whereFrom({ lat, lon, place, near }: SearchState): Promise<SearchPoint | null> {
  if (lat !== undefined && lon !== undefined) return { name: place, position: { lat, lon } }
  if (!place) return defaultPlace
  // Only the device knows that place.
  if (asksForHere(place)) return null
  const [found, ...others] = await findPlace(place, near?.lat, near?.lon)
  if (!found) return null
  const position = { lat: found.latitude, lon: found.longitude }
  return { name: found.display_name, position, missing: found.missing, others }
}
