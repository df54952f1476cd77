import { createPoll } from '@/contract/endpoints/polls'
import { forward } from '@/lib/bff/forward'

export const POST = forward(createPoll)
