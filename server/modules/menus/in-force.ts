import { menuServices } from '@/contract/entities/menu'
import { type TimeZone, timeZones } from '@/contract/entities/place'
import { addDays, localNow } from '@/contract/rules/local-time'
import { usualWindows } from '@/contract/rules/menu-windows'
import type { MenuRow } from './queries'

type Dated = Pick<MenuRow, 'date' | 'service' | 'windowStartMinute' | 'windowEndMinute'>

const dayLength = 24 * 60

/**
 * Today's menus by the restaurant's own clock, what is served now or next before what is over. Last night's dinner is in
 * force as long as it is served. Prices are sorted by what comes first here: search/queries/refresh.ts says the same in SQL.
 */
export function inForce<M extends Dated>(menus: M[], timeZone: TimeZone, now: Date): M[] {
  const { date: today, minute } = localNow(now, timeZone)
  const dawn = { [today]: 0, [addDays(today, -1)]: -dayLength }
  return menus
    .flatMap((menu) => {
      const dayStart = dawn[menu.date]
      if (dayStart === undefined) return []
      const start = dayStart + (menu.windowStartMinute ?? usualWindows[menu.service].start)
      const end = dayStart + (menu.windowEndMinute ?? usualWindows[menu.service].end)
      return menu.date === today || end > minute ? [{ menu, start, isOver: end <= minute }] : []
    })
    .sort((a, b) => Number(a.isOver) - Number(b.isOver) || a.start - b.start || rank(a.menu) - rank(b.menu))
    .map(({ menu }) => menu)
}

const rank = ({ service }: Dated) => menuServices.indexOf(service)

/** The days that are today, or last night, somewhere in Spain. */
export function daysInForce(now: Date): string[] {
  const days = timeZones.map((timeZone) => localNow(now, timeZone).date)
  return [...new Set(days.flatMap((day) => [day, addDays(day, -1)]))]
}
