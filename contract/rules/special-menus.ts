import type { SpecialMenu } from '../entities/carta'
import type { TimeZone } from '../entities/place'
import { addDays, localMidnight } from './local-time'

type Dated = Pick<SpecialMenu, 'startDate' | 'endDate'>

export function sortSpecialMenus<M extends Dated>(menus: readonly M[]): M[] {
  return [...menus].sort((a, b) => (a.startDate < b.startDate ? -1 : Number(a.startDate > b.startDate)))
}

/** SPEC.md §3: the end date plus one day, at midnight where the restaurant is. */
export function expiresAt(endDate: string | null, timeZone: TimeZone): string | null {
  return endDate && localMidnight(addDays(endDate, 1), timeZone).toISOString()
}

/** `today` is the date where the restaurant is; both dates belong to the menu's time. */
export function specialMenuState({ startDate, endDate }: Dated, today: string) {
  if (endDate && endDate < today) return 'past'
  return startDate > today ? 'upcoming' : 'current'
}
