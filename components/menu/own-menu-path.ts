import type { Slot } from './own-menu-calls'

/** The page of one day and meal; /menu alone is today's lunch. */
export const ownMenuPath = ({ date, service }: Slot) =>
  `/menu?${new URLSearchParams({ dia: date, servicio: service })}`
