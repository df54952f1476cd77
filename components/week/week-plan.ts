import type { OwnMenu, Slot } from '@/contract/entities/own-menu'
import { menuDaysAhead } from '@/contract/rules/menu/menu-times'
import { addDays } from '@/contract/rules/time/local-time'
import { isAt, slotKey } from './slot'

export type Pair = { from: Slot; to: Slot }

export const weekLength = 7

export const datesFrom = (from: string, length = weekLength) =>
  Array.from({ length }, (_, index) => addDays(from, index))

/** Whether a menu can be written for the date: not for past days, and not too far ahead. */
export const isWritable = (date: string, today: string) =>
  date >= today && date <= addDays(today, menuDaysAhead)

/** The menu of the same service a week before. */
export const aWeekBefore = (menus: OwnMenu[], { date, service }: Slot) =>
  menus.find(isAt({ date: addDays(date, -weekLength), service }))

/** Copies of last week's menus to the days of this week that can still be written. */
export function weekCopies(menus: OwnMenu[], from: string, today: string): Pair[] {
  const last = addDays(from, -1)
  return menus
    .filter(({ date }) => date >= addDays(from, -weekLength) && date <= last)
    .map(({ date, service }) => ({
      from: { date, service },
      to: { date: addDays(date, weekLength), service },
    }))
    .filter(({ to }) => isWritable(to.date, today))
}

/** The pairs that overwrite no menu. */
export const freeOf = (pairs: Pair[], lost: Slot[]) => pairs.filter(({ to }) => !lost.some(isAt(to)))

/** All slots that a change touches, without duplicates. */
export function placesOf(pairs: Pair[], mode: 'copy' | 'move'): Slot[] {
  const slots = pairs.flatMap(({ from, to }) => (mode === 'move' ? [from, to] : [to]))
  return [...new Map(slots.map((slot) => [slotKey(slot), slot])).values()]
}
