'use client'

import { type RefObject, useLayoutEffect } from 'react'

/** Long enough for the page to stand; then a few at a time, so that a finger never waits for them. */
const soon = 1_000
const between = 50
const atOnce = 3

/**
 * Only what fills the first screen is laid out for the first paint. The rest follows before anybody scrolls: where a reader
 * stands is measured in cards, and must be the same on coming back, when the whole list is there at once.
 */
export function useWholeList(list: RefObject<HTMLElement | null>, isReturn: boolean) {
  useLayoutEffect(() => {
    const waiting = [...(list.current?.querySelectorAll('.later') ?? [])]
    const rest = () => layOut(waiting.splice(0))
    if (isReturn || scrollY > 0) rest()
    let timer = setTimeout(function next() {
      layOut(waiting.splice(0, atOnce))
      if (waiting.length > 0) timer = setTimeout(next, between)
    }, soon)
    // A focus may be followed by a way to what has it.
    for (const event of ['scroll', 'focusin']) addEventListener(event, rest, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of ['scroll', 'focusin']) removeEventListener(event, rest)
    }
  }, [list, isReturn])
}

/** Whoever scrolled before keeps the card they are at, whatever those above it turn out to need. */
function layOut(cards: Element[]) {
  const seen = scrollY > 0 ? cards.find((card) => card.getBoundingClientRect().bottom > 0) : undefined
  const before = seen?.getBoundingClientRect().top ?? 0
  for (const card of cards) card.classList.remove('later')
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' })
}
