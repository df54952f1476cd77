import type { Cuisine } from '@/contract/entities/lists'
import type { Prng } from '../prng'

/** Minutes of the local day; an end past 1440 is after midnight. `null` is closed, `'round-the-clock'` is 24H. */
export type Hours = { start: number; end: number; start2?: number; end2?: number }
export type DayHours = Hours | 'round-the-clock' | null

const minuteAt = (hour: number, minute = 0) => hour * 60 + minute
const lunch = { start: minuteAt(13), end: minuteAt(16) }

type Week = (random: Prng) => DayHours[]

const repeat = (count: number, day: DayHours): DayHours[] => Array.from({ length: count }, () => day)

function closeOn(days: DayHours[], weekday: number): DayHours[] {
  return days.map((day, index) => (index === weekday ? null : day))
}

const classic: Week = (random) => {
  const start2 = random.pick([minuteAt(20), minuteAt(20, 30), minuteAt(20, 30)])
  const opens = random.pick([minuteAt(13), minuteAt(13), minuteAt(13, 30), minuteAt(12, 30)])
  const day = { start: opens, end: opens + minuteAt(3), start2, end2: minuteAt(23, 30) }
  const friday = { ...day, end2: minuteAt(24) }
  const sunday = { start: opens, end: minuteAt(16, 30) }
  const week = [day, day, day, day, friday, friday, sunday]
  const resting = random.weighted([0, 1, 2, 7], (weekday) => [2, 2, 2, 4][weekday === 7 ? 3 : weekday] ?? 1)
  return closeOn(week, resting)
}

const office: Week = (random) => {
  const day = {
    start: random.pick([minuteAt(7), minuteAt(8), minuteAt(8)]),
    end: random.pick([minuteAt(16, 30), minuteAt(17), minuteAt(17)]),
  }
  const saturday = random.chance(0.4) ? { start: minuteAt(9), end: minuteAt(16) } : null
  return [...repeat(5, day), saturday, null]
}

const bar: Week = (random) => {
  const day = {
    start: random.pick([minuteAt(7, 30), minuteAt(8), minuteAt(9)]),
    end: random.pick([minuteAt(23), minuteAt(23, 30), minuteAt(24)]),
  }
  const late = { ...day, end: random.pick([minuteAt(25), minuteAt(25, 30), minuteAt(26)]) }
  return closeOn(
    [...repeat(4, day), late, late, { ...day, start: minuteAt(10) }],
    random.pick([0, 1, 2, 6, 7, 7]),
  )
}

const tapas: Week = (random) => {
  const day = {
    start: minuteAt(12, 30),
    end: minuteAt(16, 30),
    start2: minuteAt(20),
    end2: random.pick([minuteAt(24), minuteAt(24, 30)]),
  }
  const late = { ...day, end2: random.pick([minuteAt(25, 30), minuteAt(26)]) }
  return closeOn(
    [...repeat(4, day), late, late, { start: minuteAt(12, 30), end: minuteAt(17) }],
    random.pick([0, 1, 2, 7, 7]),
  )
}

const everyDay: Week = () => {
  const day = { start: minuteAt(12, 30), end: minuteAt(16, 30), start2: minuteAt(20), end2: minuteAt(24) }
  return repeat(7, day)
}

const unbroken: Week = () => {
  const day = { start: minuteAt(13), end: minuteAt(23, 30) }
  const late = { ...day, end: minuteAt(25) }
  return [...repeat(4, day), late, late, day]
}

const evenings: Week = () => {
  const day = { start: minuteAt(19), end: minuteAt(25) }
  const late = { start: minuteAt(13), end: minuteAt(16), start2: minuteAt(19), end2: minuteAt(26) }
  return [null, day, day, day, late, late, { start: minuteAt(13), end: minuteAt(17) }]
}

const lunchOnly: Week = (random) => {
  const weekend = { ...lunch, end: minuteAt(17) }
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
  return day === 'round-the-clock' || (day.start <= minuteAt(13, 30) && day.end >= minuteAt(15, 30))
}
