'use client'

import { useEffect, useState } from 'react'
import { copySeenAt } from '@/lib/browser/offline-copies'
import { type OfflineProps, OfflineWatch } from './offline-watch'

/** Milliseconds before offline copies are made, so that the page loads first. */
const startDelayMs = 2500

export function OfflineCopies(props: OfflineProps) {
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    const isCopy = copySeenAt() !== null || !navigator.onLine
    const timer = setTimeout(() => setAwake(true), isCopy ? 0 : startDelayMs)
    return () => clearTimeout(timer)
  }, [])

  // Part of the page, not loaded on demand: without a connection it could not be loaded.
  return isAwake ? <OfflineWatch {...props} /> : null
}
