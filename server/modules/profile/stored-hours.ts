import type { OpeningDay } from '@/contract/entities/opening-hours'
import { fromPayload } from '@/contract/rules/opening-hours'
import { AppError } from '@/server/errors'

const dayLength = 24 * 60
/** A bar's evening may end after midnight, up to six in the morning. */
const latestEnd = 30 * 60

/** SPEC.md §3's day as minutes of that day. What is half filled in counts as closed. */
export function storedHoursOf(day: OpeningDay) {
  const { id, option, ...times } = fromPayload(day)
  const weekday = Number(id)
  if (option === 'close' || option === 'open') return { weekday, option }
  const first = intervalOf(times.start, times.end, `days.${weekday - 1}.end`)
  const one = { weekday, option, startMinute: first.start, endMinute: first.end }
  if (option === 'open_1') return one
  const second = intervalOf(times.start_2, times.end_2, `days.${weekday - 1}.end_2`)
  if (second.start <= first.end) throw wrong(`days.${weekday - 1}.start_2`, 'before-end')
  return { ...one, start2Minute: second.start, end2Minute: second.end }
}

function intervalOf(from: string, to: string, field: string) {
  const start = minuteOf(from)
  const end = minuteOf(to) > start ? minuteOf(to) : minuteOf(to) + dayLength
  if (start >= dayLength || end > latestEnd) throw wrong(field, 'before-start')
  return { start, end }
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const wrong = (field: string, reason: string) =>
  new AppError('invalid', 'validation', { fields: { [field]: reason } })
