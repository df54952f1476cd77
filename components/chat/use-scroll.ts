import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { drafts } from '@/lib/browser/drafts'

const near = 120

/**
 * Scrolls to new messages while the end is in view. Otherwise the position stays, also when older messages are added above or pictures
 * grow.
 */
export function useScroll(
  box: RefObject<HTMLElement | null>,
  ownerId: string,
  count: number,
  oldest: string | undefined,
) {
  const [isAway, setAway] = useState(false)
  const fromEnd = useRef(0)
  const seenOldest = useRef(oldest)
  const key = `chat-scroll:${ownerId}`

  function toEnd() {
    fromEnd.current = 0
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }

  // Restores the last scroll position.
  useEffect(() => {
    const kept = drafts.read(key)
    const left = typeof kept === 'number' && kept > near ? kept : 0
    fromEnd.current = left
    if (box.current) box.current.scrollTop = box.current.scrollHeight - box.current.clientHeight - left
    setAway(left > 0)
  }, [box, key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what it answers to
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const isEarlier = oldest !== seenOldest.current
    seenOldest.current = oldest
    if (isEarlier) current.scrollTop = current.scrollHeight - current.clientHeight - fromEnd.current
    else if (fromEnd.current <= near) toEnd()
  }, [count, oldest])

  useEffect(() => {
    const { current } = box
    const [content] = current?.children ?? []
    if (!current || !content) return
    const grown = new ResizeObserver(() => fromEnd.current <= near && toEnd())
    grown.observe(content)
    grown.observe(current)
    return () => grown.disconnect()
  })

  function onScroll() {
    const { current } = box
    if (!current) return
    fromEnd.current = current.scrollHeight - current.clientHeight - current.scrollTop
    setAway(fromEnd.current > near)
    drafts.keep(key, Math.round(fromEnd.current))
  }

  return { isAway, toEnd, onScroll }
}
