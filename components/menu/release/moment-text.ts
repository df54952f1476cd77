import type { TimeZone } from '@/contract/entities/place'
import { localNow } from '@/contract/rules/local-time'
import { shortDate } from '@/lib/i18n/short-date'

/** «13:05» by the restaurant's clock. */
export function clockText(instant: string, timeZone: TimeZone) {
  const { minute } = localNow(new Date(instant), timeZone)
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** «lun. 23 nov, 09:00». */
export const momentText = (instant: string, timeZone: TimeZone) =>
  `${shortDate(localNow(new Date(instant), timeZone).date)}, ${clockText(instant, timeZone)}`

const dayFormat = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** «lunes, 23 de noviembre», of a date without a time. */
export const dayText = (date: string) => dayFormat.format(new Date(date))
