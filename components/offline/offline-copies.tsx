'use client'

import { useEffect, useState } from 'react'
import { copySeenAt } from '@/lib/browser/offline-copies'
import { type OfflineProps, OfflineWatch } from './offline-watch'

/** The page comes first; what keeps it for later waits until it stands. */
const calm = 2500

export function OfflineCopies(props: OfflineProps) {
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    const isCopy = copySeenAt() !== null || !navigator.onLine
    const timer = setTimeout(() => setAwake(true), isCopy ? 0 : calm)
    return () => clearTimeout(timer)
  }, [])

  // Part of the page and not fetched on demand: without a connection there would be nobody to fetch it from.
  return isAwake ? <OfflineWatch {...props} /> : null
}
