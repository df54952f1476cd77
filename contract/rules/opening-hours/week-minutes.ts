import type { OpeningDay, Schedule } from '../../entities/opening-hours'
import { dayTimes } from './day-times'

/** From the first minute to before the second. */
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

/** When a week is open, Monday 00:00 being 0: sorted, apart from each other, cut at Sunday's midnight. */
export function weekMinutes(schedule: Schedule): MinuteRange[] {
  return merged(schedule.flatMap(dayRanges).flatMap(withinWeek))
}
