import { rangeFormat } from '@/contract/rules/language/date-format'
import { inEachLanguage } from '../language/formats'

const range = inEachLanguage((_, language) =>
  rangeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** «17–23 de noviembre», of two dates without a time. */
export const dayRange = (from: string, to: string) => range()(new Date(from), new Date(to))
