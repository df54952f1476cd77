import { z } from 'zod'
import { weekdayIds } from '../weekdays'
import { emptyIs } from './lenient'

export * from '../weekdays'

/** 'HH:MM' at the hour or half hour, '24H' for round the clock, '' for not set. An end at or before its start is past midnight. */
export const slot = z.union([
  z.literal(''),
  z.literal('24H'),
  z.string().regex(/^([01]\d|2[0-3]):[03]0$|^24:00$/, 'slot'),
])

/** During editing a day has one of four options. In a saved payload, 'open' means any day that is not closed. */
export const dayOptions = ['close', 'open_1', 'open_2', 'open'] as const
export const dayOption = z.enum(dayOptions)

export const openingDay = z.object({
  id: z.enum(weekdayIds),
  name: emptyIs(z.string(), ''),
  esName: emptyIs(z.string(), ''),
  option: dayOption,
  start: emptyIs(slot, ''),
  end: emptyIs(slot, ''),
  start_2: emptyIs(slot, ''),
  end_2: emptyIs(slot, ''),
})

export type OpeningDay = z.infer<typeof openingDay>

/** Monday to Sunday. A missing day is closed. */
export const schedule = z.array(openingDay).max(7)

export type Schedule = z.infer<typeof schedule>
