import type { Position } from './entities/place'
import { citySlug } from './rules/place/place-slug'

/** An area is a tenth of a degree on each side: about 11 by 8 km in Spain. */
const areaOf = ({ lat, lon }: Position) => ({ row: Math.floor(lat * 10), column: Math.floor(lon * 10) })

const areaTag = (row: number, column: number) => `area:${row}:${column}`

export const tags = {
  restaurant: (id: string) => `restaurant:${id}`,
  /** The tag of a search: the area of its position. */
  searchFrom(position: Position) {
    const { row, column } = areaOf(position)
    return areaTag(row, column)
  },
  /** A changed restaurant may appear in the searches of its own area and of the areas around it. */
  searchesNear(position: Position) {
    const { row, column } = areaOf(position)
    const around = [-1, 0, 1]
    return around.flatMap((north) => around.map((east) => areaTag(row + north, column + east)))
  },
  /** The tags of all pages that may show a restaurant. */
  changed(restaurant: Position & { restaurantId: string; city: string }): string[] {
    const { restaurantId, city } = restaurant
    return [tags.restaurant(restaurantId), ...tags.searchesNear(restaurant), tags.city(city)]
  },
  /** The tag of a city's page, the same for every name of the city. */
  city: (name: string) => `city:${citySlug(name)}`,
  /** One menu changes the prices of a week only a little, so these pages are renewed only by time. */
  cityPrices: (city: string) => `prices:${city}`,
  cities: 'cities',
  sitemap: 'sitemap',
}

/** The networks that can stand in front: docs/operations.md#cdn. */
export const cdns = ['cloudflare', 'fastly'] as const
export type CdnName = (typeof cdns)[number]

/** For a network in front: the tag of every page that it keeps. */
export const everyPage = 'page'

/** A search may miss a new restaurant for a minute; a restaurant's own page shows a change on the next request. */
export const mayNeverLag = (tag: string) => tag.startsWith('restaurant:')
