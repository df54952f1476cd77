import type { TimeZone } from '../entities/place'

/** Monday is 1, as in a schedule's day ids. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** What the clock on the restaurant's wall says. */
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

/** A page asks for each of its cards, a search for both zones: `Intl` is asked once a minute and zone. */
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

/** A browser's first `Intl` clock costs it a long task (15 ms of a fast processor), this nothing. */
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
 * The instant at which the wall clock says this. An hour that the clocks skip is the one they show after it (02:30 is 03:30),
 * one that they show twice is its first time round.
 */
export function localInstant(date: string, minute: number, timeZone: TimeZone): Date {
  const written = Date.parse(date) + minute * 60_000
  const offsets = [-1, 1].map((day) => offsetAt(written + day * 86_400_000, timeZone))
  const [before = 0] = offsets
  const candidates = offsets.map((offset) => written - offset).sort((a, b) => a - b)
  const shown = candidates.find((time) => time + offsetAt(time, timeZone) === written)
  return new Date(shown ?? written - before)
}

/** How far the wall clock is ahead of UTC, in milliseconds. */
function offsetAt(time: number, timeZone: TimeZone): number {
  const seen = localNow(new Date(time), timeZone)
  return Date.parse(seen.date) + seen.minute * 60_000 - Math.floor(time / 60_000) * 60_000
}
