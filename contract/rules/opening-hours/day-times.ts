import type { OpeningDay } from '../../entities/opening-hours'

export type TimeRange = { start: string; end: string }

export const roundTheClock: TimeRange = { start: '00:00', end: '24:00' }

function isComplete({ start, end }: TimeRange): boolean {
  return start.includes(':') && end.includes(':')
}

/** The intervals a day really has: what is hidden or half filled in by its option does not count. */
export function dayTimes(day: OpeningDay): TimeRange[] {
  if (day.option === 'close') return []
  if (day.start === '24H') return [roundTheClock]
  const first = { start: day.start, end: day.end }
  const second = { start: day.start_2, end: day.end_2 }
  return (day.option === 'open_1' ? [first] : [first, second]).filter(isComplete)
}
