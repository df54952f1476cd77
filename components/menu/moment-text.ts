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
