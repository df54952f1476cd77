import { menuServices } from '@/contract/entities/menu'
import { type TimeZone, timeZones } from '@/contract/entities/place'
import { dayMinutes, type ServedMinutes, servedFrom, servedUntil } from '@/contract/rules/menu/menu-times'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Menu } from './menu'

type Timed = Pick<Menu, 'service' | 'windowStartMinute' | 'windowEndMinute'>

export function servedMinutes({ service, windowStartMinute, windowEndMinute }: Timed): ServedMinutes {
  return { start: servedFrom(service, windowStartMinute), end: servedUntil(service, windowEndMinute) }
}

/**
 * Today's menus by the restaurant's own clock: first menus served now or later, then menus whose service is over. Last night's
 * dinner is in force while it is served. db/menu-times.ts has the same rule in SQL; tests/api/menus/in-force.test.ts and
 * tests/api/search/prices.test.ts compare the two.
 */
export function inForce<M extends Timed & Pick<Menu, 'date'>>(menus: M[], timeZone: TimeZone, now: Date) {
  const { date: today, minute } = localNow(now, timeZone)
  const dawn = { [today]: 0, [addDays(today, -1)]: -dayMinutes }
  return menus
    .flatMap((menu): { menu: M; start: number; isOver: boolean }[] => {
      const dayStart = dawn[menu.date]
      if (dayStart === undefined) return []
      const served = servedMinutes(menu)
      const [start, end] = [dayStart + served.start, dayStart + served.end]
      return menu.date === today || end > minute ? [{ menu, start, isOver: end <= minute }] : []
    })
    .sort((a, b) => Number(a.isOver) - Number(b.isOver) || a.start - b.start || rank(a.menu) - rank(b.menu))
    .map(({ menu }) => menu)
}

const rank = ({ service }: Timed) => menuServices.indexOf(service)

/** All dates that are today or yesterday in a time zone of Spain. */
export function daysInForce(now: Date): string[] {
  const days = timeZones.map((timeZone) => localNow(now, timeZone).date)
  return [...new Set(days.flatMap((day) => [day, addDays(day, -1)]))]
}
