import type { Cuisine } from '@/contract/entities/lists'
import type { Prng } from '../prng'

/** Minutes of the local day; an end past 1440 is after midnight. `null` is closed, `'round-the-clock'` is 24H. */
export type Hours = { start: number; end: number; start2?: number; end2?: number }
export type DayHours = Hours | 'round-the-clock' | null

const at = (hour: number, minute = 0) => hour * 60 + minute
const lunch = { start: at(13), end: at(16) }

type Week = (random: Prng) => DayHours[]

const repeat = (count: number, day: DayHours): DayHours[] => Array.from({ length: count }, () => day)

function closeOn(days: DayHours[], weekday: number): DayHours[] {
  return days.map((day, index) => (index === weekday ? null : day))
}

const classic: Week = (random) => {
  const start2 = random.pick([at(20), at(20, 30), at(20, 30)])
  const opens = random.pick([at(13), at(13), at(13, 30), at(12, 30)])
  const day = { start: opens, end: opens + at(3), start2, end2: at(23, 30) }
  const friday = { ...day, end2: at(24) }
  const sunday = { start: opens, end: at(16, 30) }
  const week = [day, day, day, day, friday, friday, sunday]
  const resting = random.weighted([0, 1, 2, 7], (weekday) => [2, 2, 2, 4][weekday === 7 ? 3 : weekday] ?? 1)
  return closeOn(week, resting)
}

const office: Week = (random) => {
  const day = { start: random.pick([at(7), at(8), at(8)]), end: random.pick([at(16, 30), at(17), at(17)]) }
  const saturday = random.chance(0.4) ? { start: at(9), end: at(16) } : null
  return [...repeat(5, day), saturday, null]
}

const bar: Week = (random) => {
  const day = {
    start: random.pick([at(7, 30), at(8), at(9)]),
    end: random.pick([at(23), at(23, 30), at(24)]),
  }
  const late = { ...day, end: random.pick([at(25), at(25, 30), at(26)]) }
  return closeOn([...repeat(4, day), late, late, { ...day, start: at(10) }], random.pick([0, 1, 2, 6, 7, 7]))
}

const tapas: Week = (random) => {
  const day = { start: at(12, 30), end: at(16, 30), start2: at(20), end2: random.pick([at(24), at(24, 30)]) }
  const late = { ...day, end2: random.pick([at(25, 30), at(26)]) }
  return closeOn(
    [...repeat(4, day), late, late, { start: at(12, 30), end: at(17) }],
    random.pick([0, 1, 2, 7, 7]),
  )
}

const everyDay: Week = () => {
  const day = { start: at(12, 30), end: at(16, 30), start2: at(20), end2: at(24) }
  return repeat(7, day)
}

const unbroken: Week = () => {
  const day = { start: at(13), end: at(23, 30) }
  const late = { ...day, end: at(25) }
  return [...repeat(4, day), late, late, day]
}

const evenings: Week = () => {
  const day = { start: at(19), end: at(25) }
  const late = { start: at(13), end: at(16), start2: at(19), end2: at(26) }
  return [null, day, day, day, late, late, { start: at(13), end: at(17) }]
}

const lunchOnly: Week = (random) => {
  const weekend = { ...lunch, end: at(17) }
  return closeOn([...repeat(5, lunch), weekend, weekend], random.pick([0, 1, 2]))
}

const roundTheClock: Week = () => repeat(7, 'round-the-clock')

const usual: readonly (readonly [Week, number])[] = [
  [classic, 50],
  [office, 12],
  [unbroken, 12],
  [everyDay, 10],
  [lunchOnly, 6],
  [bar, 10],
]

const habits: Partial<Record<Cuisine, readonly (readonly [Week, number])[]>> = {
  'Bar de tapas': [
    [tapas, 45],
    [bar, 40],
    [classic, 10],
    [roundTheClock, 3],
  ],
  China: [
    [everyDay, 80],
    [unbroken, 20],
  ],
  Japonesa: [
    [everyDay, 60],
    [classic, 40],
  ],
  Hamburguesería: [
    [unbroken, 60],
    [everyDay, 35],
    [roundTheClock, 5],
  ],
  Vinoteca: [
    [evenings, 65],
    [classic, 35],
  ],
  Sidrería: [
    [classic, 60],
    [unbroken, 40],
  ],
}

export function weekFor(cuisine: Cuisine, random: Prng): DayHours[] {
  const [week] = random.weighted(habits[cuisine] ?? usual, ([, weight]) => weight)
  return week(random)
}

/** A restaurant serves lunch on a day when its kitchen is open at two. */
export function servesLunch(day: DayHours | undefined): boolean {
  if (!day) return false
  return day === 'round-the-clock' || (day.start <= at(13, 30) && day.end >= at(15, 30))
}
