import type { Menu } from '@/contract/entities/menu'
import type { Position } from '@/contract/entities/place'
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

export function shownResult(
  { restaurant, menus }: FoundRestaurant,
  now: Date,
  filters: FilterValues,
): ShownResult {
  const { restaurantId: id, restaurantName: name, location, timeZone } = restaurant
  const [lon, lat] = location.coordinates
  const menu = menuToday(menus, timeZone, now, filters.service)
  return { id, name, position: { lat, lon }, price: menu ? priceShown(menu, mostPaid(filters)).price : null }
}

/** The price that a card shows. Shows half a menu's price when the whole price is above the diner's limit and half is not. */
export function priceShown({ price, halfPrice }: Pick<Menu, 'price' | 'halfPrice'>, upTo: number) {
  const fits = (euros: number | null) => euros !== null && euros <= upTo
  const isHalf = Number.isFinite(upTo) && !fits(price) && fits(halfPrice)
  return { price: isHalf ? halfPrice : price, isHalf }
}

export type ShownPrice = ReturnType<typeof priceShown>
