import { z } from 'zod'
import { weekdayIds } from '../weekdays'

export * from '../weekdays'

/** 'HH:MM' at the hour or half hour, '24H' for round the clock, '' for not set. An end at or before its start is past midnight. */
export const slot = z.union([
  z.literal(''),
  z.literal('24H'),
  z.string().regex(/^([01]\d|2[0-3]):[03]0$|^24:00$/, 'slot'),
])

/** While it is edited a day is one of four; in a saved payload 'open' stands for all that is not closed. */
export const dayOptions = ['close', 'open_1', 'open_2', 'open'] as const
export const dayOption = z.enum(dayOptions)

export const openingDay = z.object({
  id: z.enum(weekdayIds),
  name: z.string().default(''),
  esName: z.string().default(''),
  option: dayOption,
  start: slot.default(''),
  end: slot.default(''),
  start_2: slot.default(''),
  end_2: slot.default(''),
})

export type OpeningDay = z.infer<typeof openingDay>

/** Monday to Sunday; a day that is missing is closed. */
export const schedule = z.array(openingDay).max(7)

export type Schedule = z.infer<typeof schedule>
