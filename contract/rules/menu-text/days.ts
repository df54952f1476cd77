import { addDays, weekdayOf } from '../local-time'
import { isDate } from '../menu-day'
import { monthIndex, monthNames, relatives, weekdayIndex, weekdayNames } from './words/days'

export type DayDoubt = 'date-mismatch' | 'date-past' | 'date-impossible'

/** A weekday (0 is Monday) waits for the other days of its message; a date is known at once. */
export type Day = { weekday?: number; date?: string; doubt?: DayDoubt; relative?: true }
export type DayMention = Day & { start: number; end: number }

const year = String.raw`(?:(?: de | del |/|-|\.| )(\d{4}|\d{2})(?![\d€]))?`
const patterns = {
  named: new RegExp(
    String.raw`(?<![a-z\d])(?:(${weekdayNames}),? ?)?(?:(?:el )?dia )?(?<!\d)(\d{1,2})(?: de | d'|/|-| )(${monthNames})(?![a-z])${year}`,
  ),
  figures: new RegExp(
    String.raw`(?<![a-z\d])(?:(${weekdayNames}),? ?)?(?:(?:el )?dia )?(?<![\d.,/])(\d{1,2})([/.-])(\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?![\d€/]| ?(?:€|eur|menu))`,
  ),
  weekday: new RegExp(
    String.raw`(?<![a-z\d])(${weekdayNames})(?![a-z])(?!,? (?:a|y|i|e|o|al) (?:${weekdayNames}))(?:,? (?:dia )?(\d{1,2})(?![\d€h/º]|[:.,]\d| ?(?:€|eur|hora)))?`,
  ),
  relative: /(?<![a-z\d])(pasado manana|manana|dema|bihar|hoy|avui|hoxe|gaurko|gaur)(?![a-z])/,
}
const notOneDay =
  /(?:^|[^a-z])(?:los|todos los|cada|els|os|de|del?|los|a|al|y|la|por la|semana del|hasta el?) $/

function fullYear(figures: string): number {
  return figures.length === 2 ? 2000 + Number(figures) : Number(figures)
}

const written = (years: number, month: number, day: number) =>
  `${years}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

export function dated(
  today: string,
  day: number,
  month: number,
  years: string | undefined,
  name: string | undefined,
): Day {
  const thisYear = Number(today.slice(0, 4))
  const candidate = written(years ? fullYear(years) : thisYear, month, day)
  if (!isDate(candidate)) return { doubt: 'date-impossible' }
  const longPast = !years && candidate < addDays(today, -180)
  const next = written(thisYear + 1, month, day)
  const date = longPast && isDate(next) ? next : candidate
  if (name !== undefined && weekdayIndex.get(name) !== weekdayOf(date) - 1)
    return { date, doubt: 'date-mismatch' }
  return date < today ? { date, doubt: 'date-past' } : { date }
}

/** «martes 24»: the nearest 24th, from a week ago on. */
function numbered(today: string, name: string, day: number): Day {
  const near = Array.from({ length: 40 }, (_, ahead) => addDays(today, ahead - 6))
  const sameNumber = near.filter((date) => Number(date.slice(8)) === day)
  const date = sameNumber.find((found) => weekdayOf(found) - 1 === weekdayIndex.get(name)) ?? sameNumber[0]
  if (!date) return { weekday: weekdayIndex.get(name), doubt: 'date-impossible' }
  if (weekdayOf(date) - 1 !== weekdayIndex.get(name)) return { date, doubt: 'date-mismatch' }
  return date < today ? { date, doubt: 'date-past' } : { date }
}

const at = (match: RegExpExecArray, day: Day): DayMention => ({
  ...day,
  start: match.index,
  end: match.index + match[0].length,
})

function readFigures(folded: string, today: string): DayMention | null {
  const match = patterns.figures.exec(folded)
  if (!match) return null
  const [, name, day = '', mark, month = '', years] = match
  const meantAsDate = mark === '/' || Boolean(years) || name !== undefined
  if (!meantAsDate || Number(month) > 12 || Number(day) > 31 || Number(day) === 0) return null
  if (folded.slice(match.index).startsWith('1/2') && !years && !name) return null
  return at(match, dated(today, Number(day), Number(month), years, name))
}

/** The first day a folded text speaks of, if it speaks of one. */
export function findDay(folded: string, today: string): DayMention | null {
  const figured = /\d/.test(folded)
  const named = figured ? patterns.named.exec(folded) : null
  if (named) {
    const [, name, day = '', month = '', years] = named
    const index = monthIndex.get(month.slice(0, 4)) ?? monthIndex.get(month.slice(0, 3)) ?? 0
    return at(named, dated(today, Number(day), index, years, name))
  }
  const figures = figured ? readFigures(folded, today) : null
  if (figures) return figures
  const weekday = patterns.weekday.exec(folded)
  const relative = patterns.relative.exec(folded)
  if (weekday && !/(?:los|cada|els|de) $/.test(folded.slice(0, weekday.index).slice(-12))) {
    const [, name = '', day] = weekday
    return at(weekday, day ? numbered(today, name, Number(day)) : { weekday: weekdayIndex.get(name) })
  }
  if (!relative) return null
  const before = folded.slice(Math.max(0, relative.index - 12), relative.index)
  if (/(?:la|hasta|fins|ata|por|cada) $/.test(before) && notOneDay.test(before)) return null
  return at(relative, { date: addDays(today, relatives.get(relative[1] ?? '') ?? 0), relative: true })
}
