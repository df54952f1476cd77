'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type SyntheticEvent, useRef } from 'react'

/** Fetches a card's page when a finger or a pointer is on it: no sooner, on somebody's mobile data. */
export function PrefetchOnIntent({ children }: { children: ReactNode }) {
  const router = useRouter()
  const seen = useRef(new Set<string>())

  function prefetch({ target }: SyntheticEvent) {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    if (!href || seen.current.has(href)) return
    seen.current.add(href)
    router.prefetch(href)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens only to what happens on the links inside
    <div onPointerOver={prefetch} onPointerDown={prefetch} onFocus={prefetch}>
      {children}
    </div>
  )
}
