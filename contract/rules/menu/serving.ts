import type { TimeZone } from '../../entities/place'
import { onClock } from '../time/clock-text'
import { localNow } from '../time/local-time'
import { type MinuteRange, type OpenState, openStateOfWeek } from '../time/opening-hours'
import { dayMinutes, windowMinutes } from './menu-times'

/** `date` is the menu's date: last night's dinner can continue after midnight. */
export type MenuWindow = { date: string; start: string; end: string }

/** Whether today's menu is being served. Without a menu window, whether the restaurant is open. */
export type Serving =
  | { kind: 'menu-now'; until: string }
  | { kind: 'menu-later'; from: string; until: string }
  | { kind: 'menu-over'; until: string }
  | { kind: 'place'; place: OpenState }

/** The minutes from midnight of `date`, in the restaurant's local time. */
function minuteSince(date: string, timeZone: TimeZone, now: Date) {
  const local = localNow(now, timeZone)
  const days = Math.round((Date.parse(local.date) - Date.parse(date)) / (dayMinutes * 60_000))
  return days * dayMinutes + local.minute
}

/** `week` is the result of weekMinutes() for a schedule. */
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
  const { start, end } = windowMinutes(window)
  const until = onClock(window.end)
  if (minute >= end) return { kind: 'menu-over', until }
  if (minute >= 0 && minute < start && opensToday) return { kind: 'menu-later', from: window.start, until }
  if (minute >= start && place.open) return { kind: 'menu-now', until }
  return { kind: 'place', place }
}
