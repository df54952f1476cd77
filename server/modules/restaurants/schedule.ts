import {
  type OpeningDay,
  type Schedule,
  spanishWeekdayNames,
  weekdayIds,
  weekdayNames,
} from '@/contract/entities/opening-hours'
import type { openingHours } from '@/server/db/schema'

type Row = typeof openingHours.$inferSelect

export type Hours = Pick<
  Row,
  'weekday' | 'option' | 'startMinute' | 'endMinute' | 'start2Minute' | 'end2Minute'
>

/** Stored minutes as SPEC.md §3's week, all seven days of it. */
export function scheduleOf(rows: Hours[]): Schedule {
  const byDay = new Map(rows.map((row) => [row.weekday, row]))
  return weekdayIds.map((id, index) => ({
    id,
    name: weekdayNames[index] ?? '',
    esName: spanishWeekdayNames[index] ?? '',
    ...times(byDay.get(index + 1)),
  }))
}

function times(row: Hours | undefined): Pick<OpeningDay, 'option' | 'start' | 'end' | 'start_2' | 'end_2'> {
  return {
    option: row?.option ?? 'close',
    start: row?.option === 'open' ? '24H' : slotText(row?.startMinute),
    end: slotText(row?.endMinute),
    start_2: slotText(row?.start2Minute),
    end_2: slotText(row?.end2Minute),
  }
}

/** Past midnight the clock starts anew; midnight itself, as an end, is 24:00. */
function slotText(minute: number | null | undefined): string {
  if (minute == null) return ''
  if (minute === 1440) return '24:00'
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
}
