import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'

/** Chats keep the picture of a link for days, so another price needs another address. */
export function ogImageVersion({ updatedAt }: Pick<Restaurant, 'updatedAt'>, today?: Menu) {
  const changes = [updatedAt, today?.updatedAt].map((time) => (time ? Date.parse(time) : 0))
  return `${today?.date ?? 'perfil'}-${Math.max(...changes).toString(36)}`
}

export function ogImagePath(restaurant: Pick<Restaurant, 'restaurantId' | 'updatedAt'>, today?: Menu) {
  return `/og/${restaurant.restaurantId}/${ogImageVersion(restaurant, today)}`
}

/** The card of the menu of one day. */
export const dayImagePath = (restaurant: Pick<Restaurant, 'restaurantId' | 'updatedAt'>, menu: Menu) =>
  `${ogImagePath(restaurant, menu)}/${menu.date}`
