import { endSession } from '@/contract/endpoints/sessions'
import { forward } from '@/lib/bff/forward'

export const DELETE = forward(endSession)
