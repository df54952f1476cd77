import type { ChatReply, IncomingMessage } from '@/contract/entities/chat'
import messages from '@/messages/es.json'

type Asked = { message: IncomingMessage }

/** What is answered to a message. */
export function step(_: Asked): { replies: ChatReply[] } {
  return { replies: [{ text: messages.chatbot.help }] }
}
