import { sendChatMessage } from '@/contract/endpoints/chat'
import { forward } from '@/lib/bff/forward'

export const POST = forward(sendChatMessage)
