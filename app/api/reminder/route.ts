import { saveReminder } from '@/contract/endpoints/reminders'
import { forward } from '@/lib/bff/forward'

export const PUT = forward(saveReminder)
