import { usualReminder } from '@/contract/entities/reminder'
import { minuteOf } from '@/contract/rules/time/clock-text'

export const usualMinute = minuteOf(usualReminder)
