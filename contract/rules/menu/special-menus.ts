import type { SpecialMenu } from '../../entities/carta'
import type { TimeZone } from '../../entities/place'
import { addDays, localMidnight } from '../time/local-time'

type Dated = Pick<SpecialMenu, 'startDate' | 'endDate'>

export function sortSpecialMenus<M extends Dated>(menus: readonly M[]): M[] {
  return [...menus].sort((a, b) => (a.startDate < b.startDate ? -1 : Number(a.startDate > b.startDate)))
}

/** docs/product.md#special-menu-end: midnight at the end of the end date, in the restaurant's time zone. */
export function expiresAt(endDate: string | null, timeZone: TimeZone): string | null {
  return endDate && localMidnight(addDays(endDate, 1), timeZone).toISOString()
}

/** `today` is the date in the restaurant's time zone. The start and end dates are inclusive. */
export function specialMenuState({ startDate, endDate }: Dated, today: string) {
  if (endDate && endDate < today) return 'past'
  return startDate > today ? 'upcoming' : 'current'
}
