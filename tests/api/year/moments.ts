import { addDays, localInstant } from '@/contract/rules/time/local-time'

/** Each begins on 1 November before a leap day, and has both changes of the clock. All of them are to come. */
const firstDays = ['2031-11-01', '2035-11-01']

/** The days of a seed's year. */
export const daysOf = (seed: number, count = 366) =>
  Array.from({ length: count }, (_, at) => addDays(firstDays[seed % firstDays.length] ?? '', at))

/** The days on which a calendar is most often wrong, each with its neighbours, by their places in the year. */
const hard = [
  [0, 1, 2, 3],
  [59, 60, 61],
  [119, 120, 121],
  [147, 148, 149, 150, 151],
  [359, 360, 361, 364, 365],
]

/** The first days, those of the calendar, and every thirtieth. Between them the machine is off. */
export const someOf = (days: string[]) => days.filter((_, at) => at % 30 === 0 || hard.flat().includes(at))

export const minuteMs = 60_000

export const beginOf = (day: string) => localInstant(day, 0, 'Europe/Madrid').getTime()

export const toMinute = (at: number) => Math.ceil(at / minuteMs) * minuteMs

type Deed = () => Promise<void>

/** `isFull`: every job that is due runs, and not only what must happen at its minute. */
export type Moment = { at: number; deeds: Deed[]; isFull: boolean }

export type Agenda = ReturnType<typeof createAgenda>

/** What is to come, in its order. Things of the same moment come in the order in which they were planned. */
export function createAgenda() {
  const moments = new Map<number, Moment>()

  function planned(time: number) {
    const at = toMinute(time)
    const known = moments.get(at) ?? { at, deeds: [], isFull: false }
    moments.set(at, known)
    return known
  }

  return {
    plan: (at: number, deed: Deed) => void planned(at).deeds.push(deed),
    look: (at: number) => void planned(at),
    lookAtAll: (at: number) => {
      planned(at).isFull = true
    },
    /** What was to be done while the machine was off is done when it is on again. */
    skipTo(begin: number) {
      const missed = [...moments.values()]
        .filter(({ at }) => at < begin)
        .sort((one, other) => one.at - other.at)
      for (const { at, deeds } of missed) {
        moments.delete(at)
        planned(begin).deeds.push(...deeds)
        planned(begin).isFull = true
      }
    },
    /** The next moment before an end. */
    next(end: number): Moment | null {
      const at = Math.min(...moments.keys())
      const moment = moments.get(at)
      if (!moment || at >= end) return null
      moments.delete(at)
      return moment
    },
  }
}
