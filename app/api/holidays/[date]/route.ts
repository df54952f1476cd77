import { answerHoliday } from '@/contract/endpoints/holidays'
import { forward } from '@/lib/bff/forward'

export const PUT = forward(answerHoliday)
