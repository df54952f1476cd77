import type { OwnMenu } from '@/contract/entities/own-menu'
import { addDays } from '@/contract/rules/local-time'
import { menuDaysAhead } from '@/contract/rules/menu-release'
import { isAt, type Slot, slotKey } from './slot'
import type { Pair } from './week-calls'

export const weekLength = 7

export const datesFrom = (from: string, length = weekLength) =>
  Array.from({ length }, (_, index) => addDays(from, index))

/** Nothing is written for days that are over, nor for those too far away. */
export const isWritable = (date: string, today: string) =>
  date >= today && date <= addDays(today, menuDaysAhead)

/** The same meal a week before, if there was one. */
export const aWeekBefore = (menus: OwnMenu[], { date, service }: Slot) =>
  menus.find(isAt({ date: addDays(date, -weekLength), service }))

/** The week before, day by day, onto those days of this one that can still be written. */
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

/** Those that take nobody's place. */
export const freeOf = (pairs: Pair[], lost: Slot[]) => pairs.filter(({ to }) => !lost.some(isAt(to)))

/** Every place a change touches, once. */
export function placesOf(pairs: Pair[], mode: 'copy' | 'move'): Slot[] {
  const slots = pairs.flatMap(({ from, to }) => (mode === 'move' ? [from, to] : [to]))
  return [...new Map(slots.map((slot) => [slotKey(slot), slot])).values()]
}
