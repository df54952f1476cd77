import { type SQL, sql } from 'drizzle-orm'
import { type TimeZone, timeZones } from '@/contract/entities/place'
import { dayMinutes, type ServedMinutes, usualWindows } from '@/contract/rules/menu/menu-times'
import { addDays, localNow } from '@/contract/rules/time/local-time'

// The rules of contract/rules/menu/menu-times.ts in SQL, over the columns of menus. No other table in the query may have columns with these
// names.

const usual = (edge: keyof ServedMinutes) =>
  sql`case service when 'cena' then ${usualWindows.cena[edge]}::integer else ${usualWindows.comida[edge]}::integer end`

/** In minutes of the menu's day. */
export const servedFrom = sql`coalesce(window_start_minute, ${usual('start')})`
export const servedUntil = sql`coalesce(window_end_minute, ${usual('end')})`

/** True when the day is over in the restaurant's time zone, with last night's dinner. */
export function hasPassed(now: Date): SQL {
  const inZone = (timeZone: TimeZone) => {
    const { date: today, minute } = localNow(now, timeZone)
    const yesterday = sql`${addDays(today, -1)}::date`
    return sql`time_zone = ${timeZone} and (date < ${yesterday}
      or (date = ${yesterday} and ${servedUntil} <= ${dayMinutes + minute}::integer))`
  }
  return sql`(${sql.join(timeZones.map(inZone), sql` or `)})`
}
