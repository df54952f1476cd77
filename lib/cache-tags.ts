import type { Position } from '@/contract/entities/place'
import { citySlug } from '@/contract/rules/place-slug'

/** Areas are tenths of a degree: about 11 by 8 km in Spain. */
const areaOf = ({ lat, lon }: Position) => ({ row: Math.floor(lat * 10), column: Math.floor(lon * 10) })

const areaTag = (row: number, column: number) => `area:${row}:${column}`

export const tags = {
  restaurant: (id: string) => `restaurant:${id}`,
  /** A search is cached under the area it looks from. */
  searchFrom(position: Position) {
    const { row, column } = areaOf(position)
    return areaTag(row, column)
  },
  /** A restaurant that changes may enter the searches of its own area and of those around it. */
  searchesNear(position: Position) {
    const { row, column } = areaOf(position)
    const around = [-1, 0, 1]
    return around.flatMap((north) => around.map((east) => areaTag(row + north, column + east)))
  },
  /** Of the page of a city, under any of its names. */
  city: (name: string) => `city:${citySlug(name)}`,
  cities: 'cities',
  sitemap: 'sitemap',
}

/** A search may miss a newcomer for its minute; a restaurant's own page shows a change on the next request. */
export const mayNeverLag = (tag: string) => tag.startsWith('restaurant:')
