import { type TimeZone, timeZones } from '@/contract/entities/place'
import { addDays, localNow } from '@/contract/rules/local-time'
import type { MenuRow } from './queries'

type Dated = Pick<MenuRow, 'date' | 'service' | 'windowStartMinute' | 'windowEndMinute'>

/** When nothing else is written. */
const usual = { comida: { start: 13 * 60, end: 16 * 60 }, cena: { start: 20.5 * 60, end: 23.5 * 60 } }

const dayLength = 24 * 60

/**
 * Today's menus by the restaurant's own clock, what is served now or next before what is over. Last night's dinner is in
 * force as long as it is served.
 */
export function inForce<M extends Dated>(menus: M[], timeZone: TimeZone, now: Date): M[] {
  const { date: today, minute } = localNow(now, timeZone)
  const dawn = { [today]: 0, [addDays(today, -1)]: -dayLength }
  return menus
    .flatMap((menu) => {
      const dayStart = dawn[menu.date]
      if (dayStart === undefined) return []
      const start = dayStart + (menu.windowStartMinute ?? usual[menu.service].start)
      const end = dayStart + (menu.windowEndMinute ?? usual[menu.service].end)
      return menu.date === today || end > minute ? [{ menu, start, isOver: end <= minute }] : []
    })
    .sort((a, b) => Number(a.isOver) - Number(b.isOver) || a.start - b.start)
    .map(({ menu }) => menu)
}

/** The days that are today, or last night, somewhere in Spain. */
export function daysInForce(now: Date): string[] {
  const days = timeZones.map((timeZone) => localNow(now, timeZone).date)
  return [...new Set(days.flatMap((day) => [day, addDays(day, -1)]))]
}
