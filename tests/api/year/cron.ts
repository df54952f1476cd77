import { addDays, localInstant, localNow } from '@/contract/rules/time/local-time'

const madrid = 'Europe/Madrid'
const minuteMs = 60_000

/** The numbers that one field of a cron expression names: `*`, every so many, `30` or `10,11`. */
function namedIn(field: string, count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at)
  if (field === '*') return all
  const every = /^\*\/(\d+)$/.exec(field)?.[1]
  return every ? all.filter((one) => one % Number(every) === 0) : field.split(',').map(Number)
}

const known = new Map<string, number[]>()

/** The moments of a day at which a job is due that names its hours, by Madrid's clock. */
export function dueOn(schedule: string, day: string): number[] {
  const key = `${schedule} ${day}`
  const before = known.get(key)
  if (before) return before
  const [minutes = '*', hours = '*'] = schedule.split(' ')
  const due = namedIn(hours, 24).flatMap((hour) =>
    namedIn(minutes, 60).map((minute) => localInstant(day, hour * 60 + minute, madrid).getTime()),
  )
  if (known.size > 200) known.clear()
  known.set(key, due)
  return due
}

export const namesHours = (schedule: string) => schedule.split(' ')[1] !== '*'

/** Whether a job is due after one moment and up to another, or the clock has gone back since. Zones differ by whole hours, so the minute is the same in all. */
export function isDue(schedule: string, after: number, upTo: number): boolean {
  if (upTo < after || upTo - after >= 24 * 60 * minuteMs) return true
  if (namesHours(schedule)) {
    const { date } = localNow(new Date(upTo), madrid)
    return [addDays(date, -1), date].some((day) =>
      dueOn(schedule, day).some((at) => at > after && at <= upTo),
    )
  }
  const [minutes = '*'] = schedule.split(' ')
  const last = Math.floor(upTo / minuteMs)
  const first = Math.max(Math.floor(after / minuteMs) + 1, last - 59)
  return namedIn(minutes, 60).some((minute) => first + ((((minute - first) % 60) + 60) % 60) <= last)
}
