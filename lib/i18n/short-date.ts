import { inEachLanguage } from '../language/formats'
import { languageHere } from '../language/here'

const parts = inEachLanguage(
  (region) =>
    new Intl.DateTimeFormat(region, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
)

/** «mié. 20 nov», of a date without a time. */
export function shortDate(date: string) {
  if (languageHere() !== 'es') return parts().format(new Date(date))
  const {
    weekday = '',
    day = '',
    month = '',
  } = Object.fromEntries(
    parts()
      .formatToParts(new Date(date))
      .map(({ type, value }) => [type, value]),
  )
  return `${weekday.replace('.', '')}. ${day} ${month.replace('.', '')}`
}
