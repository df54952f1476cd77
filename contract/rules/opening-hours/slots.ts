import type { OpeningDay } from '../../entities/opening-hours'

export type TimeField = 'start' | 'end' | 'start_2' | 'end_2'

/** SPEC.md §9: 49 half hours, the last of them 24:00. Figures of one length compare as text. */
export const halfHours: readonly string[] = Array.from(
  { length: 49 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
)

export const wholeDay = '24H'
const midnight = '24:00'

/** Who opens in the evening may close in the small hours. */
const evening = '18:00'
const lastNight = '06:00'

const later = (than: string) => halfHours.filter((slot) => slot > than)
const starts = (after: string) => later(after).filter((slot) => slot < midnight)

/** Past midnight the clock starts anew: «02:00» after «20:00» is tomorrow's. */
export const endsNextDay = (start: string, end: string) => start !== '' && end !== '' && end <= start

function ends(start: string): string[] {
  if (start < evening) return start === '' ? [] : later(start)
  return [...later(start), ...halfHours.filter((slot) => slot > '00:00' && slot <= lastNight)]
}

/** What may be chosen, in the order of the clock that is being looked at. */
export function slotsFor(day: OpeningDay, field: TimeField): string[] {
  if (field === 'start') return [wholeDay, '00:00', ...starts('00:00')]
  if (field === 'end') return ends(day.start)
  if (field === 'end_2') return ends(day.start_2)
  return endsNextDay(day.start, day.end) ? [] : starts(day.end || day.start)
}
