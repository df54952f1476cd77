import { type Language, languages } from '../../languages'

type Options = Intl.DateTimeFormatOptions

/** Writes dates in a language. Intl's Basque ones are templates that nobody reads aloud («2026(e)ko azaroaren 24(a)»): those are written here. */
export function dateFormat(language: Language, options: Options): { format: (date: Date) => string } {
  const format = new Intl.DateTimeFormat(languages[language].region, options)
  if (language !== 'eu' || !hasWords(options)) return format
  return { format: (date) => basqueDate(partsOf(format, date), options) }
}

/** From the first to the last day: «17–23 de noviembre». */
export function rangeFormat(language: Language, options: Options) {
  const format = new Intl.DateTimeFormat(languages[language].region, options)
  if (language !== 'eu') return (from: Date, to: Date) => format.formatRange(from, to)
  return (from: Date, to: Date) => basqueRange(partsOf(format, from), partsOf(format, to))
}

const hasWords = ({ month, weekday }: Options) =>
  month === 'long' || month === 'short' || weekday !== undefined

type Part = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute'
type Parts = Partial<Record<Part, string>>

const partsOf = (format: Intl.DateTimeFormat, date: Date): Parts =>
  Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))

/** «asteartea, 2026ko azaroaren 24a», «ar., aza. 24», «asteartea, 24», each with the hour behind it. */
function basqueDate(parts: Parts, { month }: Options) {
  const { weekday, day, hour, minute } = parts
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

/** «Hamaika» and «hogeita hamaika» have their -a already. */
const article = (day = '') => (Number(day) % 20 === 11 ? '' : 'a')

/** Whether a number ends in bat, bost, hamar or ehun, and so needs a vowel before its ending. */
function endsInConsonant(number = '') {
  const n = Number(number)
  if (n % 1000 === 0) return false
  return n % 100 === 0 || [1, 5, 10, 15].includes(n % 20)
}
