import { dateFormat } from '@/contract/rules/language/date-format'
import { inEachLanguage } from '../language/formats'

const dayOfYear = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

const format = inEachLanguage((_, language) => ({
  withYear: dateFormat(language, { ...dayOfYear, year: 'numeric' }),
  short: dateFormat(language, dayOfYear),
}))

/** «20 de noviembre de 2026», of a date without a time. In a known year: «20 de noviembre». */
export const longDate = (date: string, year?: string) =>
  format()[year && date.startsWith(year) ? 'short' : 'withYear'].format(new Date(date))
