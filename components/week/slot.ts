import type { Menu, MenuContent } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'

/** There is one menu for each day and meal. */
export type Slot = { date: string; service: Menu['service'] }

export const isAt = (slot: Slot) => (menu: Slot) => menu.date === slot.date && menu.service === slot.service

export const slotKey = ({ date, service }: Slot) => `${date} ${service}`

/** The page where it is written. */
export const slotPath = ({ date, service }: Slot) =>
  `/menu?${new URLSearchParams({ dia: date, servicio: service })}`

const shownDishes = 3

/** What one recognises a menu by. */
export function firstDishes({ categories }: Pick<MenuContent, 'categories'>): string {
  const dishes = categories.flatMap(({ items }) => items)
  const names = dishes.slice(0, shownDishes).map(({ name }) => name)
  return dishes.length > shownDishes ? `${names.join(', ')}…` : names.join(', ')
}

export const contentOf = ({
  price,
  halfPrice,
  includes,
  window,
  categories,
  observation,
}: OwnMenu): MenuContent => ({ price, halfPrice, includes, window, categories, observation })
