import type { OpeningDay } from '../../entities/opening-hours'
import { dayTimes } from './day-times'

const noTimes = { start: '', end: '', start_2: '', end_2: '' }

/** As it is saved: open or close, complete intervals only. A day that has none is closed. */
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

/** As it is edited: one of SPEC.md §4's four states. */
export function fromPayload(day: OpeningDay): OpeningDay {
  const saved = toPayload(day)
  if (saved.option === 'close' || saved.start === '24H') return saved
  return { ...saved, option: saved.start_2 ? 'open_2' : 'open_1' }
}
