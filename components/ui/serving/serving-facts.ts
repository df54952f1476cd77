import type { TimeZone } from '@/contract/entities/place'
import type { MenuWindow } from '@/contract/rules/menu/serving'
import type { MinuteRange } from '@/contract/rules/time/opening-hours'

export type ServingFacts = {
  /** The result of weekMinutes() for a schedule. */
  week: readonly MinuteRange[]
  window: MenuWindow | null
  timeZone: TimeZone
}

/**
 * The data that a line carries for the clock. Hours repeat from day to day, so the steps from one to the next compress to a fifth of the
 * minutes themselves: «Europe/Madrid 2026-11-23 13:30 15:30 780 210 1230 210».
 */
export function writeFacts({ week, window, timeZone }: ServingFacts) {
  const minutes = week.flat()
  const steps = minutes.map((minute, at) => minute - (minutes[at - 1] ?? 0))
  const served = window ? [window.date, window.start, window.end] : ['-', '-', '-']
  return [timeZone, ...served, ...steps].join(' ')
}

/** Reads the result of writeFacts. */
export function readFacts(written: string): ServingFacts {
  const [zone, date = '', start = '', end = '', ...steps] = written.split(' ')
  let minute = 0
  const minutes = steps.map((step) => {
    minute += Number(step)
    return minute
  })
  return {
    week: minutes.flatMap((from, at) => (at % 2 === 0 ? [[from, minutes[at + 1] ?? from] as const] : [])),
    window: date === '-' ? null : { date, start, end },
    timeZone: zone === 'Atlantic/Canary' ? zone : 'Europe/Madrid',
  }
}
