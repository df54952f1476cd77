import type { TimeZone } from '../entities/place'
import { localNow } from './local-time'
import { type MinuteRange, type OpenState, openStateOfWeek } from './opening-hours'

/** `date` is the menu's: last night's dinner may go on after midnight. */
export type MenuWindow = { date: string; start: string; end: string }

/** Whether today's menu is being served; where that says nothing, whether the place is open. */
export type Serving =
  | { kind: 'menu-now'; until: string }
  | { kind: 'menu-later'; from: string; until: string }
  | { kind: 'menu-over'; until: string }
  | { kind: 'place'; place: OpenState }

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const dayLength = 24 * 60

/** Counted from that day's midnight, by the clock on the wall. */
function minuteSince(date: string, timeZone: TimeZone, now: Date) {
  const local = localNow(now, timeZone)
  const days = Math.round((Date.parse(local.date) - Date.parse(date)) / (dayLength * 60_000))
  return days * dayLength + local.minute
}

/** A window past midnight is written on as 25:30; a clock shows 01:30. */
function asShown(time: string) {
  const hour = Number(time.slice(0, 2)) % 24
  return `${String(hour).padStart(2, '0')}${time.slice(2)}`
}

/** `week` is what weekMinutes() makes of a schedule. */
export function servingState(
  week: readonly MinuteRange[],
  window: MenuWindow | null,
  timeZone: TimeZone,
  now: Date,
): Serving {
  const place = openStateOfWeek(week, timeZone, now)
  const opensToday = place.open || (place.opensAt !== null && place.opensInDays === 0)
  if (!window) return { kind: 'place', place }

  const minute = minuteSince(window.date, timeZone, now)
  const start = minuteOf(window.start)
  const end = minuteOf(window.end)
  const until = asShown(window.end)
  if (minute >= (end > start ? end : end + dayLength)) return { kind: 'menu-over', until }
  if (minute >= 0 && minute < start && opensToday) return { kind: 'menu-later', from: window.start, until }
  if (minute >= start && place.open) return { kind: 'menu-now', until }
  return { kind: 'place', place }
}
