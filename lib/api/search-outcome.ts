import 'server-only'
import type { Menu } from '@/contract/entities/menu'
import type { Position } from '@/contract/entities/place'
import type { RestaurantCard } from '@/contract/entities/restaurant'
import { defaultPlace } from '../search/default-place'
import type { SearchState } from '../search/state'
import { findPlace } from './places'
import { search } from './search'

export type FoundRestaurant = { restaurant: RestaurantCard; menus: Menu[] }

export type SearchOutcome =
  | {
      kind: 'found'
      /** What the point is called; empty where only the person's device knows. */
      place: string
      position: Position
      results: FoundRestaurant[]
      hasMore: boolean
      correctedQuery: string | null
    }
  | { kind: 'outside-spain' }
  | { kind: 'unknown-place' }

/** What a search comes to. An api that does not answer is an error: no page that says so may stay in the cache. */
export async function searchOutcome(state: SearchState): Promise<SearchOutcome> {
  const from = await whereFrom(state)
  if (!from) return { kind: 'unknown-place' }
  const found = await search(state, from.position)
  if (found.outsideSpain) return { kind: 'outside-spain' }
  const results = found.restaurants.map((restaurant) => ({
    restaurant,
    menus: found.menus.get(restaurant.restaurantId) ?? [],
  }))
  const { hasMore, correctedQuery } = found
  return { kind: 'found', place: from.name, position: from.position, results, hasMore, correctedQuery }
}

/** A point, else what is known by the name typed (the nearest spelling, so it is called what it is), else Madrid. */
async function whereFrom({
  lat,
  lon,
  place,
}: SearchState): Promise<{ name: string; position: Position } | null> {
  if (lat !== undefined && lon !== undefined) return { name: place, position: { lat, lon } }
  if (!place) return defaultPlace
  const found = await findPlace(place)
  return found && { name: found.display_name, position: { lat: found.latitude, lon: found.longitude } }
}
