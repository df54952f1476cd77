import { useRef } from 'react'
import type { ChatButton } from '@/contract/entities/chat'
import type { Waiting } from './shown'

/** Two taps closer together than this are one. */
const doubleTapMs = 1000

/** A button stays below its message. A double tap on it, or a tap while its answer is still waiting, sends one message. */
export function usePressOnce(waiting: Waiting[], press: (button: ChatButton) => void) {
  const last = useRef({ action: '', at: 0 })
  return (button: ChatButton) => {
    const { action, at } = last.current
    const isAgain = action === button.action && performance.now() - at < doubleTapMs
    const isWaiting = waiting.some(
      ({ message, state }) =>
        state !== 'failed' && message.kind === 'button' && message.action === button.action,
    )
    if (isAgain || isWaiting) return
    last.current = { action: button.action, at: performance.now() }
    press(button)
  }
}
