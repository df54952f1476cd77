import { z } from 'zod'

/** Before the first guests come. */
export const reminderTimes = ['09:00', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00'] as const

export const reminderTime = z.enum(reminderTimes)

export const usualReminder = '11:30' satisfies (typeof reminderTimes)[number]
