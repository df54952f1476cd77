'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { readPath } from '@/lib/language/read-path'

/** Counts a page view once, and the actions on the page. No cookie, no identifier, and not for visitors who object. */
export function VisitBeacon() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once; a search's inner path differs from its address
  useEffect(() => {
    if (
      navigator.doNotTrack === '1' ||
      ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
    )
      return
    const send = (action = '') =>
      navigator.sendBeacon('/api/track', readPath(window.location.pathname).path + action)
    const seen = () => send()
    const pressed = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-counts]')
      if (link) send(`#${link.dataset.counts}`)
    }
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', seen, { once: true })
    else seen()
    document.addEventListener('click', pressed)
    return () => document.removeEventListener('click', pressed)
  }, [pathname])
  return null
}
