'use client'

import type { Messages } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { copySeenAt } from '@/lib/browser/offline-copies'

const OfflineWatch = lazy(() => import('./offline-watch'))

/** The page comes first; what keeps it for later waits until it stands. */
const calm = 2500

export type OfflineProps = { labels: Messages['offline']['banner']; isOn: boolean }

export function OfflineCopies(props: OfflineProps) {
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    const isCopy = copySeenAt() !== null || !navigator.onLine
    const timer = setTimeout(() => setAwake(true), isCopy ? 0 : calm)
    return () => clearTimeout(timer)
  }, [])

  if (!isAwake) return null
  return (
    <Suspense>
      <OfflineWatch {...props} />
    </Suspense>
  )
}
