import type { ChatMessage, IncomingMessage } from '@/contract/entities/chat'

/** Messages that wait to be sent are shown in the conversation. A message's file is uploaded first. */
export type Waiting = { message: IncomingMessage; file?: File; state: 'queued' | 'sending' | 'failed' }

/** Merges the newest page into the known messages. Older messages stay; for the rest, the page wins. */
export function withNewestPage(known: ChatMessage[], page: ChatMessage[]): ChatMessage[] {
  const [first] = page
  if (!first) return known
  const at = known.findIndex(({ id }) => id === first.id)
  return at < 0 ? page : [...known.slice(0, at), ...page]
}

/** Appends the answers to a sent message. */
export function withAnswers(known: ChatMessage[], more: ChatMessage[]): ChatMessage[] {
  const ids = new Set(more.map(({ id }) => id))
  return [...known.filter(({ id }) => !ids.has(id)), ...more]
}

export const isDrawing = (messages: ChatMessage[]) =>
  messages.some((message) => message.direction === 'out' && message.isDrawing)
