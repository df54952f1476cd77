import type { Menu } from '../../entities/menu'
import type { TimeZone } from '../../entities/place'
import { minuteOf } from '../time/clock-text'
import { addDays, type LocalTime, localInstant, localNow } from '../time/local-time'

/** In minutes of the menu's day: a dinner that ends at half past one ends at 25:30. */
export type ServedMinutes = { start: number; end: number }

export const dayMinutes = 24 * 60

/** The serving time of a menu without a window. */
export const usualWindows: Record<Menu['service'], ServedMinutes> = {
  comida: { start: 13 * 60, end: 16 * 60 },
  cena: { start: 20.5 * 60, end: 23.5 * 60 },
}

type Service = Menu['service']

/** When a menu is served, in minutes of its day: from and until its own times, or else the usual ones. In SQL: server/db/menu-times.ts. */
export const servedFrom = (service: Service, own: number | null) => own ?? usualWindows[service].start
export const servedUntil = (service: Service, own: number | null) => own ?? usualWindows[service].end

/** A window that ends before it begins ends on the next day. */
export function windowMinutes({ start, end }: NonNullable<Menu['window']>): ServedMinutes {
  const [from, to] = [minuteOf(start), minuteOf(end)]
  return { start: from, end: to > from ? to : to + dayMinutes }
}

type Slot = Pick<Menu, 'date' | 'service'>

/** How many days ahead an owner may write a menu. */
export const menuDaysAhead = 60

/** The default release time of a menu: early enough for people who plan that meal. */
const usualReleaseMinutes: Record<Menu['service'], number> = { comida: 9 * 60, cena: 17 * 60 }

export function usualRelease({ date, service }: Slot, timeZone: TimeZone): Date {
  return localInstant(date, usualReleaseMinutes[service], timeZone)
}

/** The instant of a written time. Without an offset, it is the restaurant's local time. */
export function releaseInstant(written: string, timeZone: TimeZone): Date {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(written)) return new Date(written)
  const [date = '', time = ''] = written.split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return localInstant(date, hours * 60 + minutes, timeZone)
}

/** Why a menu cannot come out at this time. A menu comes out only on its own day, so that it does not replace the menu of another day. */
export function releaseProblem(
  at: Date,
  { date }: Slot,
  timeZone: TimeZone,
  now: Date,
): 'past' | 'other-day' | null {
  if (at <= now) return 'past'
  return localNow(at, timeZone).date === date ? null : 'other-day'
}

/** Whether the menu's day is over in the restaurant's time zone, and last night's dinner too. `end` is in minutes of the menu's day. */
export function hasPassed(
  { date, service }: Slot,
  end: number | null,
  { date: today, minute }: LocalTime,
): boolean {
  if (date >= today) return false
  return date !== addDays(today, -1) || servedUntil(service, end) <= dayMinutes + minute
}

/**
 * The minute of the restaurant's day when mails begin. A menu published earlier waits, because people who read mail before are not hungry
 * yet.
 */
export const dailyMailMinute = 10 * 60 + 30

/** The minute of the daily digest: most menus are published, and the first diners have not sat down. */
export const digestMinute = 12 * 60
