'use client'

import { type RefObject, useEffect, useState } from 'react'

const pageOf = (element: Element) => Number(element.getAttribute('data-page'))

function withChanges(pages: ReadonlySet<number>, entries: IntersectionObserverEntry[]) {
  const changed = new Set(pages)
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) changed.add(pageOf(target))
    else changed.delete(pageOf(target))
  }
  return changed
}

/** The pages of a scrolled list that are in view or at most a screen away, and the page that is being read. */
export function usePagesInView(scroller: RefObject<HTMLElement | null>, count: number) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  const [current, setCurrent] = useState(1)

  useEffect(() => {
    const root = scroller.current
    if (!root || count === 0) return
    const nearby = new IntersectionObserver((entries) => setNear((pages) => withChanges(pages, entries)), {
      root,
      rootMargin: '100% 0px',
    })
    const reading = new IntersectionObserver(
      (entries) => {
        const read = entries.find((entry) => entry.isIntersecting)
        if (read) setCurrent(pageOf(read.target))
      },
      { root, rootMargin: '-40% 0px -60% 0px' },
    )
    for (const page of root.querySelectorAll('[data-page]')) {
      nearby.observe(page)
      reading.observe(page)
    }
    return () => {
      nearby.disconnect()
      reading.disconnect()
    }
  }, [scroller, count])

  return { near, current }
}
