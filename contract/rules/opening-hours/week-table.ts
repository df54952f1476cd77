import type { Schedule } from '../../entities/opening-hours'
import { type Weekday, weekdayAt } from '../local-time'
import { dayTimes, roundTheClock, type TimeRange } from './day-times'

/** A day without ranges is closed; one that is round the clock has none to show. */
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
