import type { TimeZone } from '@/contract/entities/place'
import { addDays, localNow } from '@/contract/rules/local-time'
import { dayLength } from '@/contract/rules/opening-hours/week-minutes'

/** What a restaurant's row is compared with: the clock on the wall where it is. */
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

/** Until then yesterday's dinner may still be served. */
export const isNight = ({ minute }: LocalClock) => minute < latestService

/** The days whose menus may be in force somewhere in Spain. */
export function daysInForce(clocks: LocalClocks): string[] {
  const days = Object.values(clocks).flatMap((clock) =>
    isNight(clock) ? [clock.today, clock.yesterday] : [clock.today],
  )
  return [...new Set(days)]
}
