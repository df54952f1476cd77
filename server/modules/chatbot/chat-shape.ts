import type { ChatMessage } from '@/contract/entities/chat'
import type { MessageRow } from './queries'
import { storedIncoming, storedLanguage, storedReply } from './stored'

export function messageOf(row: MessageRow): ChatMessage {
  const { id, channel, state } = row
  const { language } = storedLanguage.parse(row.body)
  const common = { id, channel, state, at: row.occurredAt.toISOString(), ...(language && { language }) }
  if (row.direction === 'in') {
    const message = storedIncoming.parse(row.body)
    return { ...common, direction: 'in', sentAs: message.id, message }
  }
  const { reply, drawing } = storedReply.parse(row.body)
  return { ...common, direction: 'out', reply, isDrawing: drawing !== undefined && state === 'pending' }
}
