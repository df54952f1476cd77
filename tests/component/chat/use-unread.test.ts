import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useUnread } from '@/components/chat/use-unread'
import type { ChatMessage } from '@/contract/entities/chat'

const said = (n: number): ChatMessage => ({
  ...{ id: `10000000000${n}`, channel: 'browser', at: '2026-11-18T09:00:00.000Z', state: 'delivered' },
  ...{ direction: 'out', reply: { text: `${n}` }, isDrawing: false },
})

it('counts the answers that come below what is in view, until the end is in view again', () => {
  const shown = { messages: [said(1)], isAway: false }
  const { result, rerender } = renderHook(({ messages, isAway }) => useUnread(messages, isAway), {
    initialProps: shown,
  })
  expect(result.current).toBe(0)
  rerender({ messages: [said(1)], isAway: true })
  expect(result.current).toBe(0)
  rerender({ messages: [said(0), said(1), said(2), said(3)], isAway: true })
  expect(result.current).toBe(2)
  rerender({ messages: [said(0), said(1), said(2), said(3)], isAway: false })
  rerender({ messages: [said(0), said(1), said(2), said(3)], isAway: true })
  expect(result.current).toBe(0)
})
