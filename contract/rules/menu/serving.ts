import type { Menu } from '../../entities/menu'
import type { Schedule } from '../../entities/opening-hours'
import type { TimeZone } from '../../entities/place'
import { clockText } from '../time/clock-text'
import { localNow, weekdayOf } from '../time/local-time'
import {
  type MinuteRange,
  type OpenState,
  openStateOfWeek,
  weekLength,
  weekMinutes,
} from '../time/opening-hours'
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

/**
 * The parts of a menu's window in which the restaurant is open, in minutes of the menu's day. Without opening hours, the whole window is one
 * part.
 */
function servedParts(week: readonly MinuteRange[], window: MenuWindow): MinuteRange[] {
  const { start, end } = windowMinutes(window)
  if (week.length === 0) return [[start, end]]
  const midnight = (weekdayOf(window.date) - 1) * dayMinutes
  const parts = [-weekLength, 0, weekLength]
    .flatMap((shift) =>
      week.map(([opens, closes]) => [opens + shift - midnight, closes + shift - midnight] as const),
    )
    .map(([opens, closes]): MinuteRange => [Math.max(opens, start), Math.min(closes, end)])
    .filter(([from, to]) => from < to)
    .sort((a, b) => a[0] - b[0])
  return parts
    .filter(([from], at) => parts[at - 1]?.[1] !== from)
    .map(([from]) => [from, endOfRun(parts, from)])
}

/** The end of a run of adjoining parts, because the hours of a week are cut at Sunday's midnight. */
function endOfRun(parts: readonly MinuteRange[], from: number): number {
  const next = parts.find(([start]) => start === from)
  return next ? endOfRun(parts, next[1]) : from
}

const timeAt = (minute: number) => clockText(minute % dayMinutes)

/** The times at which a menu is served: its window, clipped to the opening hours. Empty when they have no minute in common. */
export function servedTimes(
  week: readonly MinuteRange[],
  window: MenuWindow,
): { start: string; end: string }[] {
  return servedParts(week, window).map(([from, to]) => ({ start: timeAt(from), end: timeAt(to) }))
}

/** The same for a menu of the contract. Also empty for a menu without a window. */
export function servedTimesOf({ date, window }: Pick<Menu, 'date' | 'window'>, schedule: Schedule) {
  return window ? servedTimes(weekMinutes(schedule), { ...window, date }) : []
}

/** Whether a part of a menu's window is outside the opening hours. The owner then sees a note. */
export function isOutsideHours(week: readonly MinuteRange[], window: MenuWindow): boolean {
  const { start, end } = windowMinutes(window)
  const parts = servedParts(week, window)
  return parts.length !== 1 || parts[0]?.[0] !== start || parts[0]?.[1] !== end
}

/**
 * The one state that every surface shows. The window is clipped to the opening hours. `week` is the result of weekMinutes() for a
 * schedule.
 */
export function servingState(
  week: readonly MinuteRange[],
  window: MenuWindow | null,
  timeZone: TimeZone,
  now: Date,
): Serving {
  const place = openStateOfWeek(week, timeZone, now)
  if (!window) return { kind: 'place', place }
  const minute = minuteSince(window.date, timeZone, now)
  const parts = servedParts(week, window)
  const last = parts.at(-1)
  if (minute < 0 || !last) return { kind: 'place', place }
  const next = parts.find(([, to]) => minute < to)
  if (!next) return { kind: 'menu-over', until: timeAt(last[1]) }
  const [from, to] = next
  if (minute >= from) return { kind: 'menu-now', until: timeAt(to) }
  return { kind: 'menu-later', from: timeAt(from), until: timeAt(to) }
}
