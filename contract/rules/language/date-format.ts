import { type Language, languages } from '../../languages'
import { endsInA, endsInConsonant } from './basque-days'
import { ownParts, type Parts } from './own-names'

type Options = Intl.DateTimeFormatOptions

/**
 * Writes dates in a language. Galician and Basque ones are written here, because browsers cannot, and because Intl's Basque ones are
 * templates that nobody reads aloud («2026(e)ko azaroaren 24(a)»). Intl does not know the French «1er».
 */
export function dateFormat(language: Language, options: Options): { format: (date: Date) => string } {
  const { region } = languages[language]
  if (language === 'fr') return frenchDate(new Intl.DateTimeFormat(region, options), options)
  if (language !== 'gl' && language !== 'eu') return new Intl.DateTimeFormat(region, options)
  if (!hasWords(options) && (language === 'gl' || !options.year))
    return new Intl.DateTimeFormat('es-ES', options)
  const partsOf = ownParts(language, options)
  const write = language === 'gl' ? galicianDate : basqueDate
  return { format: (date) => write(partsOf(date), options) }
}

/** From the first to the last day: «17–23 de noviembre», or the one day. */
export function rangeFormat(language: Language, options: Options) {
  const [one, range] = [dateFormat(language, options), rangeOfMany(language, options)]
  return (from: Date, to: Date) => (from.getTime() === to.getTime() ? one.format(from) : range(from, to))
}

function rangeOfMany(language: Language, options: Options) {
  if (language === 'gl' || language === 'eu') {
    const partsOf = ownParts(language, options)
    const write = language === 'gl' ? galicianRange : basqueRange
    return (from: Date, to: Date) => write(partsOf(from), partsOf(to))
  }
  const format = new Intl.DateTimeFormat(languages[language].region, options)
  if (language === 'fr')
    return (from: Date, to: Date) => withFirst(format.formatRangeToParts(from, to), options)
  return (from: Date, to: Date) => format.formatRange(from, to)
}

const frenchDate = (format: Intl.DateTimeFormat, options: Options) => ({
  format: (date: Date) => withFirst(format.formatToParts(date), options),
})

/** «1er décembre», and in figures «01/12/2026». */
const withFirst = (parts: { type: string; value: string }[], options: Options) =>
  parts
    .map(({ type, value }) => (type === 'day' && value === '1' && hasWords(options) ? '1er' : value))
    .join('')

const hasWords = ({ month, weekday }: Options) =>
  month === 'long' || month === 'short' || weekday !== undefined

/** «martes, 24 de novembro de 2026», «mar., 24 de nov.», «martes 24», each with the hour behind it. */
function galicianDate({ weekday, day, month, year, hour, minute }: Parts) {
  const date = month ? [day, month, year].filter(Boolean).join(' de ') : ''
  const parts = month ? [weekday, date] : [[weekday, day].filter(Boolean).join(' ')]
  return [...parts, hour && `${hour}:${minute}`].filter(Boolean).join(', ')
}

/** «17–23 de novembro», «24 de novembro – 3 de decembro», with the thin spaces of Intl. */
function galicianRange(from: Parts, to: Parts) {
  const end = galicianDate(to)
  return from.month === to.month ? `${from.day}–${end}` : `${galicianDate(from)}\u2009–\u2009${end}`
}

/** «asteartea, 2026ko azaroaren 24a», «ar., aza. 24», «asteartea, 24», each with the hour behind it. */
function basqueDate(parts: Parts, options: Options) {
  const { weekday, day, hour, minute } = parts
  const { month } = options
  if (!hasWords(options)) return [parts.year, parts.month, day].join('/')
  const date = month === 'long' ? `${monthOf(parts)} ${day}${article(day)}` : shortDate(parts)
  return [weekday, date, hour && `${hour}:${minute}`].filter(Boolean).join(', ')
}

const shortDate = ({ month, day }: Parts) => [month, day].filter(Boolean).join(' ')

/** «azaroaren», «2026ko azaroaren». */
const monthOf = ({ year, month = '' }: Parts) =>
  `${year ? `${year}${endsInConsonant(year) ? 'eko' : 'ko'} ` : ''}${month.replace(/ren$/, '')}ren`

/** «azaroaren 17tik 23ra», «azaroaren 24tik abenduaren 3ra». */
function basqueRange(from: Parts, to: Parts) {
  const isSameMonth = monthOf(from) === monthOf(to)
  const end = `${to.day}${endsInConsonant(to.day) ? 'era' : 'ra'}`
  return `${monthOf(from)} ${from.day}${endsInConsonant(from.day) ? 'etik' : 'tik'} ${isSameMonth ? end : `${monthOf(to)} ${end}`}`
}

const article = (day = '') => (endsInA(day) ? '' : 'a')
