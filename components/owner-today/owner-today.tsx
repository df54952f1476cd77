'use client'

import type { Messages } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useSignedIn } from '@/lib/browser/signed-in'

export type TodayLabels = Messages['ownerToday']

const TodayText = lazy(() => import('./today-text'))

/** The space for today's state. Its code is loaded only for signed-in owners. */
export function OwnerToday({ labels }: { labels: TodayLabels }) {
  const signedIn = useSignedIn()
  return (
    <p role="status" className="min-h-[1lh] max-sm:text-base text-lg text-soft">
      {signedIn ? (
        <Suspense>
          <TodayText labels={labels} />
        </Suspense>
      ) : null}
    </p>
  )
}
