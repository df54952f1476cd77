import { getChat, sendChatMessage } from '@/contract/endpoints/chat'
import type { ChatMessage, ChatReply } from '@/contract/entities/chat'
import { newId } from '@/server/db/id'
import type { Client } from '@/tests/api/support/client'

/** Speaks to the chatbot as one owner's browser does. */
export function chatOf(client: Client) {
  let last: ChatReply[] = []

  async function send(message: object): Promise<ChatReply[]> {
    const answer = await client.post('/api/chat/messages', {
      id: newId(),
      at: new Date().toISOString(),
      ...message,
    })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    last = repliesOf(sendChatMessage.reply.parse(answer.body).messages)
    return last
  }

  return {
    send,
    say: (text: string) => send({ kind: 'text', text }),
    press(title: string) {
      const buttons = last.flatMap(({ buttons = [], list }) => [...buttons, ...(list?.rows ?? [])])
      const button = buttons.find((one) => one.title === title)
      if (!button) throw new Error(`no button «${title}»`)
      return send({ kind: 'button', ...button })
    },
    read: async () => getChat.reply.parse((await client.get('/api/chat?limit=100')).body),
  }
}

export const repliesOf = (messages: ChatMessage[]) =>
  messages.flatMap((message) => (message.direction === 'out' ? [message.reply] : []))
