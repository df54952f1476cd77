import type { TimeZone } from '../../entities/place'

/** Monday is 1, as in a schedule's day ids. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The restaurant's local time. */
export type LocalTime = { date: string; weekday: Weekday; minute: number }

const clocks = new Map<TimeZone, Intl.DateTimeFormat>()

function clockOf(timeZone: TimeZone): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, made)
  return made
}

/** 0 is Monday. */
export function weekdayAt(index: number): Weekday {
  return ([1, 2, 3, 4, 5, 6] as const)[index] ?? 7
}

export function weekdayOf(date: string): Weekday {
  return weekdayAt((new Date(date).getUTCDay() + 6) % 7)
}

const lastRead = new Map<TimeZone, { minuteOfTime: number; read: LocalTime }>()

/** Cached for each minute and zone, because a page asks for each card, and a search asks for both zones, and `Intl` is slow. */
export function localNow(now: Date, timeZone: TimeZone): LocalTime {
  const minuteOfTime = Math.floor(now.getTime() / 60_000)
  const last = lastRead.get(timeZone)
  if (last?.minuteOfTime === minuteOfTime) return last.read
  const read = readClock(now, timeZone)
  lastRead.set(timeZone, { minuteOfTime, read })
  return read
}

function readClock(now: Date, timeZone: TimeZone): LocalTime {
  const { date, hour, minute } =
    typeof Temporal === 'undefined' ? byIntl(now, timeZone) : byTemporal(now, timeZone)
  return { date, weekday: weekdayOf(date), minute: hour * 60 + minute }
}

/** A browser's first `Intl` clock takes 15 ms on a fast processor. Temporal takes almost no time. */
function byTemporal(now: Date, timeZone: TimeZone) {
  const seen = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  return { date: seen.toPlainDate().toString(), hour: seen.hour, minute: seen.minute }
}

function byIntl(now: Date, timeZone: TimeZone) {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    hour: Number(part.hour),
    minute: Number(part.minute),
  }
}

export function isToday(iso: string, timeZone: TimeZone, now: Date): boolean {
  const then = new Date(iso)
  return !Number.isNaN(then.getTime()) && localNow(then, timeZone).date === localNow(now, timeZone).date
}

export function addDays(date: string, days: number): string {
  const moved = new Date(date)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** The first instant of a day. Both zones change their clocks at 01:00 UTC, so no midnight is skipped or doubled. */
export function localMidnight(date: string, timeZone: TimeZone): Date {
  const utcMidnight = Date.parse(date)
  const seen = localNow(new Date(utcMidnight), timeZone)
  const offset = Date.parse(seen.date) + seen.minute * 60_000 - utcMidnight
  return new Date(utcMidnight - offset)
}

/**
 * The instant of a local time. A local time that the clocks skip becomes the time after the change (02:30 becomes 03:30). A local time that
 * occurs twice means the first occurrence.
 */
export function localInstant(date: string, minute: number, timeZone: TimeZone): Date {
  const written = Date.parse(date) + minute * 60_000
  const offsets = [-1, 1].map((day) => offsetAt(written + day * 86_400_000, timeZone))
  const [before = 0] = offsets
  const candidates = offsets.map((offset) => written - offset).sort((a, b) => a - b)
  const shown = candidates.find((time) => time + offsetAt(time, timeZone) === written)
  return new Date(shown ?? written - before)
}

/** The offset of local time from UTC, in milliseconds. */
function offsetAt(time: number, timeZone: TimeZone): number {
  const seen = localNow(new Date(time), timeZone)
  return Date.parse(seen.date) + seen.minute * 60_000 - Math.floor(time / 60_000) * 60_000
}

/** Whether the text is a date as in our addresses (YYYY-MM-DD) that exists. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
