import { languages } from '@/contract/languages'
import { dateFormat } from '@/contract/rules/language/date-format'
import { inEachLanguage } from '../language/formats'

const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const

const format = inEachLanguage((_, language) =>
  language === 'es' ? castilian() : dateFormat(language, options),
)

/** «mié. 20 nov», of a date without a time. */
export const shortDate = (date: string) => format().format(new Date(date))

function castilian() {
  const format = new Intl.DateTimeFormat(languages.es.region, options)
  return {
    format(date: Date) {
      const {
        weekday = '',
        day = '',
        month = '',
      } = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
      return `${weekday.replace('.', '')}. ${day} ${month.replace('.', '')}`
    },
  }
}
