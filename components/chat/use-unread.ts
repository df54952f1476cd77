import { useState } from 'react'
import type { ChatMessage } from '@/contract/entities/chat'

/** The number of answers below the visible part. */
export function useUnread(messages: ChatMessage[], isAway: boolean): number {
  const last = messages.at(-1)?.id
  const [seen, setSeen] = useState(last)
  if (!isAway && seen !== last) setSeen(last)
  if (!isAway) return 0
  const below = messages.slice(messages.findIndex(({ id }) => id === seen) + 1)
  return below.filter(({ direction }) => direction === 'out').length
}
