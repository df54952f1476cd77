import { inEachLanguage } from '../language/formats'

const range = inEachLanguage(
  (region) => new Intl.DateTimeFormat(region, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** «17–23 de noviembre», of two dates without a time. */
export const dayRange = (from: string, to: string) => range().formatRange(new Date(from), new Date(to))
