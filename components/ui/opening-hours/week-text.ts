import type { Messages } from 'next-intl'
import type { DaySpan } from '@/contract/rules/time/edit-opening-hours'
import type { Weekday } from '@/contract/rules/time/local-time'
import { fill } from '@/lib/i18n/fill'
import { capital } from './capital'

export type OpeningHoursLabels = Messages['openingHours'] & { weekdays: Messages['weekdays'] }

/** «Lunes a viernes», «Sábado y domingo», «Martes». */
export function spanText({ from, to }: DaySpan, labels: OpeningHoursLabels): string {
  const name = (day: Weekday) => labels.weekdays[day]
  if (from === to) return capital(name(from))
  const label = to - from === 1 ? labels.pair : labels.span
  return capital(fill(label, { from: name(from), to: name(to) }))
}

/** «13:00–16:00 y 20:00–23:30». */
export function hoursText(
  { roundTheClock, ranges }: Omit<DaySpan, 'from' | 'to'>,
  labels: OpeningHoursLabels,
) {
  if (roundTheClock) return labels.always
  const [first, second] = ranges.map(({ start, end }) => `${start}–${end}`)
  if (!first) return labels.closed
  return second ? fill(labels.and, { first, second }) : first
}
