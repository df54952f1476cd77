'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Says once that a page was seen, and what is done there: no cookie, no identifier, and not from who does not want it. */
export function VisitBeacon() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once; a search's inner path differs from its address
  useEffect(() => {
    if (
      navigator.doNotTrack === '1' ||
      ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
    )
      return
    const send = (action = '') => navigator.sendBeacon('/api/track', window.location.pathname + action)
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
