import type { Menu } from '../entities/menu'
import type { TimeZone } from '../entities/place'
import { addDays, type LocalTime, localInstant, localNow } from './local-time'
import { usualWindows } from './menu-windows'

type Slot = Pick<Menu, 'date' | 'service'>

/** How far ahead a menu may be written. */
export const menuDaysAhead = 60

/** When a menu comes out for which nobody says a time: early enough for whoever plans that meal. */
const usualReleaseMinutes: Record<Menu['service'], number> = { comida: 9 * 60, cena: 17 * 60 }

export function usualRelease({ date, service }: Slot, timeZone: TimeZone): Date {
  return localInstant(date, usualReleaseMinutes[service], timeZone)
}

/** What was written as a time: an instant if it says so, else what the clock on the restaurant's wall shows. */
export function releaseInstant(written: string, timeZone: TimeZone): Date {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(written)) return new Date(written)
  const [date = '', time = ''] = written.split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return localInstant(date, hours * 60 + minutes, timeZone)
}

/** Why a menu cannot come out then; it comes out on its own day, since another day's must not take today's place. */
export function releaseProblem(
  at: Date,
  { date }: Slot,
  timeZone: TimeZone,
  now: Date,
): 'past' | 'other-day' | null {
  if (at <= now) return 'past'
  return localNow(at, timeZone).date === date ? null : 'other-day'
}

const dayLength = 24 * 60

/** The day is over where the restaurant is, and so is last night's dinner. `end` in minutes of the menu's day. */
export function hasPassed(
  { date, service }: Slot,
  end: number | null,
  { date: today, minute }: LocalTime,
): boolean {
  if (date >= today) return false
  return date !== addDays(today, -1) || (end ?? usualWindows[service].end) <= dayLength + minute
}
