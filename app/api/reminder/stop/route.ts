import { stopReminder } from '@/lib/bff/reminders'

export const POST = stopReminder
