'use client'

import { type RefObject, useEffect } from 'react'

/** Calls with the page of the list that lies across the middle of the screen, whenever another does. */
export function usePageInView(
  list: RefObject<Element | null>,
  length: number,
  onPage: (page: number) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been added is watched too
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter((entry) => entry.isIntersecting).at(-1)?.target
        if (seen instanceof HTMLElement) onPage(Number(seen.dataset.page))
      },
      { rootMargin: '-50% 0px' },
    )
    for (const item of list.current?.querySelectorAll('[data-page]') ?? []) watch.observe(item)
    return () => watch.disconnect()
  }, [list, length, onPage])
}
