'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react'
import { opensHere } from '@/lib/browser/opens-here'

/**
 * Plain links that go where the router's do: fetched when a finger or a pointer is on one (no sooner, on somebody's mobile
 * data), opened without loading everything anew. One listener, however many cards there are and whenever they come.
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

/** Within the site; other addresses are the browser's business. */
function hrefAt(target: EventTarget) {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  return href && /^\/(?!\/)/.test(href) ? href : null
}
