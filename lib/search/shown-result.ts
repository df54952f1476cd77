import type { Menu } from '@/contract/entities/menu'
import type { Position } from '@/contract/entities/place'
import { roundDegrees } from '@/contract/geography'
import type { FilterValues } from '@/contract/search'
import type { FoundRestaurant } from '../api/search'
import { menuToday } from '../seo/menu-today'
import { mostPaid } from './state'

/** A restaurant of the list, with the data that a map needs. */
export type ShownResult = {
  id: string
  name: string
  position: Position
  /** Euros. Null without a menu, or without a price on it. */
  price: number | null
}

export const resultItemId = (id: string) => `resultado-${id}`

/** Five decimals are a metre, which is exact enough for a mark on a map. */
const degrees = (value: number) => roundDegrees(value, 5)

export function shownResult(
  { restaurant, menus }: FoundRestaurant,
  now: Date,
  filters: FilterValues,
): ShownResult {
  const { restaurantId: id, restaurantName: name, location, timeZone } = restaurant
  const [lon, lat] = location.coordinates
  const menu = menuToday(menus, timeZone, now, filters.service)
  const position = { lat: degrees(lat), lon: degrees(lon) }
  return { id, name, position, price: menu ? priceShown(menu, mostPaid(filters)).price : null }
}

/** The attributes of a list's item, from which the browser reads a ShownResult. The name is the text of the card's link. */
export function resultFacts(...found: Parameters<typeof shownResult>) {
  const { id, position, price } = shownResult(...found)
  return {
    id: resultItemId(id),
    'data-result': id,
    'data-at': `${position.lat} ${position.lon}`,
    'data-price': price ?? undefined,
  }
}

/** The price that a card shows. Shows half a menu's price when the whole price is above the diner's limit and half is not. */
export function priceShown({ price, halfPrice }: Pick<Menu, 'price' | 'halfPrice'>, upTo: number) {
  const fits = (euros: number | null) => euros !== null && euros <= upTo
  const isHalf = Number.isFinite(upTo) && !fits(price) && fits(halfPrice)
  return { price: isHalf ? halfPrice : price, isHalf }
}

export type ShownPrice = ReturnType<typeof priceShown>
