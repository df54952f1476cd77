import { publishRepeat } from '@/lib/bff/reminders'

export const POST = publishRepeat
