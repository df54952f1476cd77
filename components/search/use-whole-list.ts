'use client'

import { type RefObject, useLayoutEffect } from 'react'

/** Long enough for the page to stand, and for whatever else the browser does first. */
const soon = 1_000

/**
 * Only what fills the first screen is laid out for the first paint. The rest follows before anybody scrolls: where a reader
 * stands is measured in cards, and must be the same on coming back, when the whole list is there at once.
 */
export function useWholeList(list: RefObject<HTMLElement | null>, isReturn: boolean) {
  useLayoutEffect(() => {
    const whole = () => list.current && layOutWhole(list.current)
    if (isReturn || scrollY > 0) whole()
    const timer = setTimeout(whole, soon)
    addEventListener('scroll', whole, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', whole)
    }
  }, [list, isReturn])
}

/** Whoever scrolled before keeps the card they are at, whatever those above it turn out to need. */
function layOutWhole(list: HTMLElement) {
  if (list.hasAttribute('data-whole')) return
  const seen = scrollY > 0 ? [...list.children].find((card) => card.getBoundingClientRect().bottom > 0) : null
  const before = seen?.getBoundingClientRect().top ?? 0
  list.setAttribute('data-whole', '')
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' })
}
