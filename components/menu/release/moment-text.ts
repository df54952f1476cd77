import type { TimeZone } from '@/contract/entities/place'
import { dateFormat } from '@/contract/rules/language/date-format'
import { clockText } from '@/contract/rules/time/clock-text'
import { localNow } from '@/contract/rules/time/local-time'
import { shortDate } from '@/lib/i18n/short-date'
import { inEachLanguage } from '@/lib/language/formats'

/** «13:05» by the restaurant's clock. */
export const timeOf = (instant: string, timeZone: TimeZone) =>
  clockText(localNow(new Date(instant), timeZone).minute)

/** «lun. 23 nov, 09:00». */
export const momentText = (instant: string, timeZone: TimeZone) =>
  `${shortDate(localNow(new Date(instant), timeZone).date)}, ${timeOf(instant, timeZone)}`

const dayFormat = inEachLanguage((_, language) =>
  dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** «lunes, 23 de noviembre», of a date without a time. */
export const dayText = (date: string) => dayFormat().format(new Date(date))
