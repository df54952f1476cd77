import {
  type OpeningDay,
  type Schedule,
  spanishWeekdayNames,
  weekdayIds,
  weekdayNames,
} from '@/contract/entities/opening-hours'
import { clockText } from '@/contract/rules/time/clock-text'
import type { openingHours } from '@/server/db/schema'

type Row = typeof openingHours.$inferSelect

export type Hours = Pick<
  Row,
  'weekday' | 'option' | 'startMinute' | 'endMinute' | 'start2Minute' | 'end2Minute'
>

/** Converts stored minutes to the saved week of docs/product.md#day-fields, with all seven days. Every day that is not closed is 'open'. */
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
    option: !row || row.option === 'close' ? 'close' : 'open',
    start: row?.option === 'open' ? '24H' : slotText(row?.startMinute),
    end: slotText(row?.endMinute),
    start_2: slotText(row?.start2Minute),
    end_2: slotText(row?.end2Minute),
  }
}

/** After midnight, the clock starts again at 00:00. An end at midnight is 24:00. */
function slotText(minute: number | null | undefined): string {
  if (minute == null) return ''
  if (minute === 1440) return '24:00'
  return clockText(minute % 1440)
}
