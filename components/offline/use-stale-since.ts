'use client'

import { useEffect, useState } from 'react'
import { copySeenAt } from '@/lib/browser/offline-copies'

/** When what is shown was true: of a copy always, of a live page while there is no connection. */
export function useStaleSince(pathname: string) {
  const [isOffline, setOffline] = useState(() => !navigator.onLine)
  const [shown, setShown] = useState(() => ({
    pathname,
    seenAt: new Date(performance.timeOrigin),
    copySeenAt: copySeenAt(),
  }))

  // A page that came without a reload is live, and seen now.
  if (shown.pathname !== pathname) setShown({ pathname, seenAt: new Date(), copySeenAt: null })

  useEffect(() => {
    const look = () => setOffline(!navigator.onLine)
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [])

  return shown.copySeenAt ?? (isOffline ? shown.seenAt : null)
}
