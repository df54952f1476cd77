import { dateFormat } from '@/contract/rules/language/date-format'
import { inEachLanguage } from '../language/formats'

const format = inEachLanguage((_, language) =>
  dateFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
)

/** «miércoles, 20 de noviembre de 2026», of a date without a time. */
export const fullDate = (date: string) => format().format(new Date(date))
