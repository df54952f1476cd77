import type { Region } from '@/contract/rules/place/region'
import { dateText } from '@/contract/rules/time/clock-text'
import { addDays, weekdayOf } from '@/contract/rules/time/local-time'
import { type HolidayName, type HolidayRule, spanishHolidays } from './spain'

/** `isMoved`: from the Sunday or Saturday before. */
export type Feast = { name: HolidayName; isMoved: boolean }
/** `feasts`: usually one. `key`: under which an answer is stored. */
export type Holiday = { date: string; feasts: Feast[]; key: string; isNational: boolean }

const years = new Map<string, Holiday[]>()

/** The holidays of a community and of all Spain, or only of all Spain. Both days are included. */
export function holidaysBetween(region: Region | null, from: string, to: string): Holiday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const all = Array.from({ length: last - first + 1 }, (_, index) => ofYear(region, first + index))
  return all.flat().filter(({ date }) => from <= date && date <= to)
}

/** Two holidays on one day become one holiday of both feasts. */
function ofYear(region: Region | null, year: number): Holiday[] {
  const known = years.get(`${region} ${year}`)
  if (known) return known
  const found = spanishHolidays
    .filter(({ regions }) => !regions || (region && regions.includes(region)))
    .flatMap((rule) => daysOf(rule, region, year))
  const made = [...Map.groupBy(found, ({ date }) => date).values()]
    .flatMap(([first, ...more]) =>
      first ? [{ ...first, feasts: [first, ...more].flatMap(({ feasts }) => feasts) }] : [],
    )
    .sort((one, other) => one.date.localeCompare(other.date))
  years.set(`${region} ${year}`, made)
  return made
}

function daysOf(rule: HolidayRule, region: Region | null, year: number): Holiday[] {
  const { key, moves } = rule
  return datesOf(rule.on, year).flatMap((date) => {
    const monday = mondayOf(rule, region, date)
    const there = { date, key, feasts: [{ name: key, isMoved: false }], isNational: !rule.regions }
    if (!monday) return [there]
    const isNational = rule.mondayToo === 'everywhere'
    const feasts = [{ name: key, isMoved: true }]
    const after = { date: monday, key: `${key}-lunes`, feasts, isNational }
    return moves ? [after] : [there, after]
  })
}

function datesOf(on: HolidayRule['on'], year: number): string[] {
  if (typeof on === 'number') return [addDays(easterSunday(year), on)]
  if (typeof on === 'string') return [`${year}-${on}`]
  return on.filter((date) => date.startsWith(`${year}-`))
}

function mondayOf({ mondayToo, saturdayToo, moves }: HolidayRule, region: Region | null, date: string) {
  const weekday = weekdayOf(date)
  const isMeant = mondayToo === 'everywhere' || (region !== null && mondayToo?.includes(region))
  if (weekday === 7 && (isMeant || moves)) return addDays(date, 1)
  if (weekday === 6 && region !== null && saturdayToo?.includes(region)) return addDays(date, 2)
  return null
}

/** The formula of Gauss, corrected by Butcher. */
function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = Math.floor((8 * b + 13) / 25)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7
  const g = Math.floor((a + 11 * e + 22 * f) / 451)
  const day = e + f - 7 * g + 114
  return dateText(year, Math.floor(day / 31), (day % 31) + 1)
}
