'use client'

import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react'
import { opensHere } from '@/lib/browser/opens-here'
import { useRouter } from '@/lib/language/use-router'

/**
 * Makes plain links use the router. A page is prefetched only when a finger or pointer is on its link, to save mobile data. One listener
 * serves all cards, also cards that are added later.
 */
export function PlainLinks({ children }: { children: ReactNode }) {
  const router = useRouter()
  const seen = useRef(new Set<string>())

  function prefetch({ target }: SyntheticEvent) {
    const href = hrefAt(target)
    if (!href || seen.current.has(href)) return
    seen.current.add(href)
    router.prefetch(href)
  }

  function open(event: MouseEvent) {
    const href = hrefAt(event.target)
    if (!href || !opensHere(event)) return
    event.preventDefault()
    router.push(href)
  }

  return (
    // biome-ignore lint/a11y: listens only to what happens on the links inside
    <div onPointerOver={prefetch} onPointerDown={prefetch} onFocus={prefetch} onClick={open}>
      {children}
    </div>
  )
}

/** The address of a link within the site. The browser opens all other links. */
function hrefAt(target: EventTarget) {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  return href && /^\/(?!\/)/.test(href) ? href : null
}
