import { z } from 'zod'
import { endpoint } from '../endpoint'
import { chatMessage, incomingMessage } from '../entities/chat'
import { id } from '../entities/id'
import { timeZone } from '../entities/place'

export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat',
  auth: 'owner',
  summary: 'La conversación con el chatbot, por páginas: lo último, o lo anterior a un mensaje',
  query: z.object({
    before: id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(40),
  }),
  reply: z.object({
    /** The oldest first. */
    messages: z.array(chatMessage),
    /** The `before` of the next part. Null at the beginning of the conversation. */
    nextBefore: id.nullable(),
    /** The restaurant's time zone, used for all times of the conversation. */
    timeZone,
  }),
})

export type Chat = z.infer<typeof getChat.reply>

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/api/chat/messages',
  auth: 'owner',
  summary: 'Escribe al chatbot; el mismo id dos veces es un mensaje. Contesta con él y con sus respuestas',
  body: incomingMessage,
  reply: z.object({ messages: z.array(chatMessage) }),
})
