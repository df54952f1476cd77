import type { Schedule } from '../../entities/opening-hours'
import type { TimeZone } from '../../entities/place'
import { localNow, type Weekday, weekdayAt } from '../local-time'
import { dayLength, type MinuteRange, weekLength, weekMinutes } from './week-minutes'

/** `opensInDays` is 0 for later today, 1 for tomorrow, up to 7 for this weekday next week. */
export type OpenState =
  | { open: true; roundTheClock: true }
  | { open: true; roundTheClock: false; closesAt: string }
  | { open: false; opensAt: string; opensDay: Weekday; opensInDays: number }
  | { open: false; opensAt: null }

function clockTime(weekMinute: number): string {
  const minute = weekMinute % dayLength
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The week after follows at once: what is open at Sunday's midnight may go on into Monday. */
function twoWeeks(week: readonly MinuteRange[]): MinuteRange[] {
  return [...week, ...week.map(([start, end]) => [start + weekLength, end + weekLength] as const)]
}

export function openState(schedule: Schedule, timeZone: TimeZone, now: Date): OpenState {
  return openStateOfWeek(weekMinutes(schedule), timeZone, now)
}

/** For the browser: a week's minutes are a few bytes, the schedule they come from is not. */
export function openStateOfWeek(week: readonly MinuteRange[], timeZone: TimeZone, now: Date): OpenState {
  const { weekday, minute } = localNow(now, timeZone)
  const at = (weekday - 1) * dayLength + minute
  const ranges = twoWeeks(week)

  const current = ranges.find(([start, end]) => start <= at && at < end)
  if (current) {
    const [, end] = current
    const closes = end === weekLength ? (ranges.find(([start]) => start === weekLength)?.[1] ?? end) : end
    // A closing time a day or more away would be taken for today's.
    if (closes - at >= dayLength) return { open: true, roundTheClock: true }
    return { open: true, roundTheClock: false, closesAt: clockTime(closes) }
  }

  const next = ranges.find(([start]) => start > at)
  if (!next) return { open: false, opensAt: null }
  const day = Math.floor(next[0] / dayLength)
  return {
    open: false,
    opensAt: clockTime(next[0]),
    opensDay: weekdayAt(day % 7),
    opensInDays: day - (weekday - 1),
  }
}
