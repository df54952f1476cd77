import { addDays, weekdayOf } from '../local-time'
import { type Day, dated } from './days'
import { monthIndex, monthNames, weekdayNames } from './words/days'

const weekRange = new RegExp(
  String.raw`(?:del?|des del?|desde el) (?:(?:${weekdayNames}) )?(\d{1,2})(?: (?:de )?(${monthNames})|/(\d{1,2}))? (?:al|a|ao|fins al) (?:(?:${weekdayNames}) )?(\d{1,2})(?: (?:de )?(${monthNames})|/(\d{1,2}))(?![\d€])`,
)
const monthOf = (name: string | undefined, figures: string | undefined) =>
  name === undefined
    ? figures === undefined
      ? undefined
      : Number(figures)
    : monthIndex.get(name.slice(0, 3))

/** «Semana del 30 de noviembre al 4 de diciembre»: the day it begins on. */
export function findWeek(folded: string, today: string): string | null {
  const match = / (?:al?|ao|fins al) .{0,20}\d/.test(folded) ? weekRange.exec(folded) : null
  if (!match) return null
  const [, day = '', name, figures, , lastName, lastFigures] = match
  const month = monthOf(name, figures) ?? monthOf(lastName, lastFigures)
  return month === undefined ? null : (dated(today, Number(day), month, undefined, undefined).date ?? null)
}

/**
 * Dates for weekdays that were named without a number. One by itself is the next there is, today included; several are one
 * week: this one, or the next when it is nearly over or said so.
 */
export function datesOfWeekdays(
  named: readonly number[],
  today: string,
  nextWeek: boolean,
  begins: string | null,
): Map<number, Day> {
  const now = weekdayOf(today) - 1
  const monday = addDays(begins ?? today, 1 - weekdayOf(begins ?? today))
  if (begins !== null) return new Map(named.map((weekday) => [weekday, { date: addDays(monday, weekday) }]))
  const several = new Set(named).size > 1
  const startsBefore = named.some((weekday) => weekday < now)
  const ahead = nextWeek || (several && startsBefore && now >= 3)
  return new Map(
    named.map((weekday) => {
      if (ahead) return [weekday, { date: addDays(monday, 7 + weekday) }]
      if (!several) return [weekday, { date: addDays(today, (weekday - now + 7) % 7) }]
      const date = addDays(monday, weekday)
      return [weekday, date < today ? { date, doubt: 'date-past' } : { date }]
    }),
  )
}
