import { addDays, localInstant } from '@/contract/rules/time/local-time'

/** From 1 November 2027: both changes of the clock, a new year and a leap day. */
export const firstDay = '2027-11-01'
export const wholeYear = Array.from({ length: 366 }, (_, at) => addDays(firstDay, at))

/** The days on which a calendar is most often wrong, each with its neighbours. */
const hardDays = ['2027-12-31', '2028-02-29', '2028-03-26', '2028-10-29'].flatMap((day) => [
  addDays(day, -1),
  day,
  addDays(day, 1),
])

/** The first days, every thirtieth after them, and the hard ones. Between them the machine is off. */
export const someDays = wholeYear.filter((day, at) => at < 4 || at % 30 === 0 || hardDays.includes(day))

const tickMinutes = [
  ...[0, 1, 60, 61, 4 * 60 + 30, 5 * 60 + 10],
  ...Array.from({ length: 16 }, (_, at) => 9 * 60 + at * 30),
  ...[10 * 60 + 40, 18 * 60 + 30, 20 * 60 + 40, 22 * 60, 23 * 60 + 59],
]

/** When the jobs run on a day, by Madrid's clock, in order. A minute that the clock leaves out is played once. */
export const ticksOf = (day: string) =>
  [...new Set(tickMinutes.map((minute) => localInstant(day, minute, 'Europe/Madrid').getTime()))].sort(
    (one, other) => one - other,
  )
