import { getChat } from '@/contract/endpoints/chat'
import { forward } from '@/lib/bff/forward'

export const GET = forward(getChat)
