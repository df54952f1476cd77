import type { ChatMessage, IncomingMessage } from '@/contract/entities/chat'

/** What waits to be sent is shown among what is there. A file of its own goes up first. */
export type Waiting = { message: IncomingMessage; file?: File; state: 'queued' | 'sending' | 'failed' }

/** The newest page over what was known: what is older than the page stays, what the page has is as the page says. */
export function merged(known: ChatMessage[], page: ChatMessage[]): ChatMessage[] {
  const [first] = page
  if (!first) return known
  const at = known.findIndex(({ id }) => id === first.id)
  return at < 0 ? page : [...known.slice(0, at), ...page]
}

/** What a sent message was answered with, behind what is known. */
export function added(known: ChatMessage[], more: ChatMessage[]): ChatMessage[] {
  const ids = new Set(more.map(({ id }) => id))
  return [...known.filter(({ id }) => !ids.has(id)), ...more]
}

export const isDrawing = (messages: ChatMessage[]) =>
  messages.some((message) => message.direction === 'out' && message.isDrawing)
