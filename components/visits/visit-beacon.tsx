'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Says once that a page was seen: no cookie, no identifier, and not from who does not want it. */
export function VisitBeacon() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once; a search's inner path differs from its address
  useEffect(() => {
    if (
      navigator.doNotTrack === '1' ||
      ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
    )
      return
    const send = () => navigator.sendBeacon('/api/track', window.location.pathname)
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', send, { once: true })
    else send()
  }, [pathname])
  return null
}
