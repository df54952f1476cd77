import type { Schedule } from '../../entities/opening-hours'
import type { Weekday } from '../local-time'
import { type WeekRow, weekTable } from './week-table'

/** Days in a row with the same hours: «Lunes a viernes: 13:00–16:00». */
export type DaySpan = Omit<WeekRow, 'weekday'> & { from: Weekday; to: Weekday }

const hours = ({ roundTheClock, ranges }: Omit<WeekRow, 'weekday'>) =>
  JSON.stringify([roundTheClock, ranges.map(({ start, end }) => [start, end])])

export function weekSummary(schedule: Schedule): DaySpan[] {
  const spans: DaySpan[] = []
  for (const { weekday, ...row } of weekTable(schedule)) {
    const last = spans.at(-1)
    if (last && hours(last) === hours(row)) last.to = weekday
    else spans.push({ ...row, from: weekday, to: weekday })
  }
  return spans
}
