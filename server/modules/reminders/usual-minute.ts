import { reminderTimes, usualReminder } from '@/contract/entities/reminder'
import { minuteOf } from '@/contract/rules/time/clock-text'

export const usualMinute = minuteOf(usualReminder)

/** A process that was down asks later, but not when lunch has begun. */
export const lateMinutes = 45

const minutes = reminderTimes.map(minuteOf)

/** Whether anybody may be asked at this minute: nobody looks for such owners at night. */
export const isAskingTime = (minute: number) =>
  minute >= Math.min(...minutes) && minute <= Math.max(...minutes) + lateMinutes
