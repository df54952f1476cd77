import type { SearchQuestion } from '@/contract/endpoints/search'
import type { Position, TimeZone } from '@/contract/entities/place'
import { walkKm } from '@/contract/geography'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { dayLength } from '@/contract/rules/time/opening-hours'
import { asksForMenu, type FilterValues, filterNames, filtersOfRequest } from '@/contract/search'
import type { Card } from './queries/cards'
import type { Text } from './queries/words'

/** The search question, with the local times already computed from the clock. */
export type Criteria = {
  at: Position
  radiusKm: number
  filters: FilterValues
  menuToday: boolean
  /** Whether the diner looks for menus: «open» then means a menu that can be eaten. */
  forMenus: boolean
  clocks: LocalClocks
  text: Text | null
}

export type Direction = 'asc' | 'desc'

/** The lowest and the highest possible price in cents. */
export const [free, priciest] = [0, 2 ** 31 - 1]

/** `limit` is one more than the page shows, to find out whether more hits exist. */
export type Page = { offset: number; limit: number }

export type Hit = { restaurantId: string; km: number; card: Card | null }

export function criteriaOf(
  question: SearchQuestion,
  radiusKm: number,
  text: Text | null,
  now: Date,
): Criteria {
  const filters = filtersOfRequest(question)
  const asksMenu = filterNames.some((name) => asksForMenu(name) && filters[name] !== undefined)
  const walked = filters.walk === undefined ? radiusKm : walkKm(filters.walk)
  return {
    at: { lat: question.lat, lon: question.lon },
    radiusKm: Math.min(radiusKm, walked),
    filters,
    menuToday: question.menuToday || asksMenu,
    forMenus: question.menuToday || asksMenu,
    clocks: localClocks(now),
    text,
  }
}

/** The restaurant's local time, which a query compares with the row. */
export type LocalClock = { today: string; yesterday: string; minute: number; weekMinute: number }

export type LocalClocks = Record<TimeZone, LocalClock>

export function localClocks(now: Date): LocalClocks {
  return {
    'Europe/Madrid': localClock(now, 'Europe/Madrid'),
    'Atlantic/Canary': localClock(now, 'Atlantic/Canary'),
  }
}

function localClock(now: Date, timeZone: TimeZone): LocalClock {
  const { date, weekday, minute } = localNow(now, timeZone)
  const weekMinute = (weekday - 1) * dayLength + minute
  return { today: date, yesterday: addDays(date, -1), minute, weekMinute }
}

/** No service lasts beyond six in the morning: menus.window_end_minute ends at 30:00. */
const latestService = 6 * 60

/** Whether yesterday's dinner may still be served. */
export const isNight = ({ minute }: LocalClock) => minute < latestService

/** The dates whose menus may be in force in a time zone of Spain. */
export function daysInForce(clocks: LocalClocks): string[] {
  const days = Object.values(clocks).flatMap((clock) =>
    isNight(clock) ? [clock.today, clock.yesterday] : [clock.today],
  )
  return [...new Set(days)]
}
