import type { MenuContent } from '@/contract/entities/menu'
import type { OwnMenu, Slot } from '@/contract/entities/own-menu'

export const isAt = (slot: Slot) => (menu: Slot) => menu.date === slot.date && menu.service === slot.service

export const slotKey = ({ date, service }: Slot) => `${date} ${service}`

export const contentOf = ({
  price,
  halfPrice,
  includes,
  window,
  categories,
  observation,
}: OwnMenu): MenuContent => ({ price, halfPrice, includes, window, categories, observation })
