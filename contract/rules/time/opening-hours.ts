import type { OpeningDay, Schedule } from '../../entities/opening-hours'
import type { TimeZone } from '../../entities/place'
import { clockText } from './clock-text'
import { localNow, type Weekday, weekdayAt } from './local-time'

type TimeRange = { start: string; end: string }

const roundTheClock: TimeRange = { start: '00:00', end: '24:00' }

function isComplete({ start, end }: TimeRange): boolean {
  return start.includes(':') && end.includes(':')
}

/** The valid intervals of a day: not those that its option hides, and not incomplete ones. */
export function dayTimes(day: OpeningDay): TimeRange[] {
  if (day.option === 'close') return []
  if (day.start === '24H') return [roundTheClock]
  const first = { start: day.start, end: day.end }
  const second = { start: day.start_2, end: day.end_2 }
  return (day.option === 'open_1' ? [first] : [first, second]).filter(isComplete)
}

const noTimes = { start: '', end: '', start_2: '', end_2: '' }

/** The day in its saved form: open or close, complete intervals only. A day without intervals is closed. */
export function toPayload(day: OpeningDay): OpeningDay {
  const [first, second] = dayTimes(day)
  if (!first) return { ...day, ...noTimes, option: 'close' }
  if (day.start === '24H') return { ...day, ...noTimes, option: 'open', start: '24H' }
  return {
    ...day,
    option: 'open',
    ...first,
    start_2: second?.start ?? '',
    end_2: second?.end ?? '',
  }
}

/** The day in its form for editing: one of the four states of docs/product.md#opening-hours */
export function fromPayload(day: OpeningDay): OpeningDay {
  const saved = toPayload(day)
  if (saved.option === 'close' || saved.start === '24H') return saved
  return { ...saved, option: saved.start_2 ? 'open_2' : 'open_1' }
}

/** The first minute is inside the range, the second is outside. */
export type MinuteRange = readonly [start: number, end: number]

export const dayLength = 24 * 60
export const weekLength = 7 * dayLength

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function dayRanges(day: OpeningDay): MinuteRange[] {
  const midnight = (Number(day.id) - 1) * dayLength
  return dayTimes(day).map((times) => {
    const start = minuteOf(times.start)
    const end = minuteOf(times.end)
    return [midnight + start, midnight + (end > start ? end : end + dayLength)]
  })
}

function withinWeek([start, end]: MinuteRange): MinuteRange[] {
  if (start >= weekLength) return [[start - weekLength, end - weekLength]]
  if (end <= weekLength) return [[start, end]]
  return [
    [start, weekLength],
    [0, end - weekLength],
  ]
}

function merged(ranges: MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = []
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)]
    else if (start < end) result.push([start, end])
  }
  return result
}

/** The open ranges of a week in minutes from Monday 00:00. Sorted, without overlaps, cut at Sunday's midnight. */
export function weekMinutes(schedule: Schedule): MinuteRange[] {
  return merged(schedule.flatMap(dayRanges).flatMap(withinWeek))
}

/** `opensInDays` is 0 for later today, 1 for tomorrow, up to 7 for this weekday next week. */
export type OpenState =
  | { open: true; roundTheClock: true }
  | { open: true; roundTheClock: false; closesAt: string }
  | { open: false; opensAt: string; opensDay: Weekday; opensInDays: number }
  | { open: false; opensAt: null }

const timeOf = (weekMinute: number) => clockText(weekMinute % dayLength)

/** Appends the next week, because an interval at Sunday's midnight can continue into Monday. */
function twoWeeks(week: readonly MinuteRange[]): MinuteRange[] {
  return [...week, ...week.map(([start, end]) => [start + weekLength, end + weekLength] as const)]
}

export function openState(schedule: Schedule, timeZone: TimeZone, now: Date): OpenState {
  return openStateOfWeek(weekMinutes(schedule), timeZone, now)
}

/** For the browser: the minutes of a week are a few bytes, the schedule is much larger. */
export function openStateOfWeek(week: readonly MinuteRange[], timeZone: TimeZone, now: Date): OpenState {
  const { weekday, minute } = localNow(now, timeZone)
  const at = (weekday - 1) * dayLength + minute
  const ranges = twoWeeks(week)

  const current = ranges.find(([start, end]) => start <= at && at < end)
  if (current) {
    const [, end] = current
    const closes = end === weekLength ? (ranges.find(([start]) => start === weekLength)?.[1] ?? end) : end
    // A closing time that is a day or more away would look like today's.
    if (closes - at >= dayLength) return { open: true, roundTheClock: true }
    return { open: true, roundTheClock: false, closesAt: timeOf(closes) }
  }

  const next = ranges.find(([start]) => start > at)
  if (!next) return { open: false, opensAt: null }
  const day = Math.floor(next[0] / dayLength)
  return {
    open: false,
    opensAt: timeOf(next[0]),
    opensDay: weekdayAt(day % 7),
    opensInDays: day - (weekday - 1),
  }
}

/** A day without ranges is closed. A day that is open round the clock has no ranges to show. */
export type WeekRow = { weekday: Weekday; roundTheClock: boolean; ranges: TimeRange[] }

function isWholeDay({ start, end }: TimeRange): boolean {
  return start === roundTheClock.start && (end === roundTheClock.end || end === roundTheClock.start)
}

/** A clock shows midnight as 00:00. */
function asShown({ start, end }: TimeRange): TimeRange {
  const shown = (time: string) => (time === '24:00' ? '00:00' : time)
  return { start: shown(start), end: shown(end) }
}

/** Monday to Sunday, always seven; an interval past midnight stays with the day it starts on. */
export function weekTable(schedule: Schedule): WeekRow[] {
  return [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const weekday = weekdayAt(index)
    const times = schedule.filter((day) => Number(day.id) === weekday).flatMap(dayTimes)
    const whole = times.some(isWholeDay)
    return { weekday, roundTheClock: whole, ranges: whole ? [] : times.map(asShown) }
  })
}
