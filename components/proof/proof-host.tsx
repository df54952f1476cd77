'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { FactorLabels } from '@/components/ui/factor/factor-labels'
import { proveWith } from '@/lib/browser/proof'

const ProofDialog = lazy(() => import('./proof-dialog'))

export type ProofLabels = FactorLabels & Record<'title' | 'text' | 'passwordText' | 'close', string>

/** Used on owners' pages. The dialog loads when a call needs a proof. */
export function ProofHost({ labels }: { labels: ProofLabels }) {
  const [isAsking, setAsking] = useState(false)
  const settle = useRef<(isProven: boolean) => void>(undefined)

  function end(isProven: boolean) {
    settle.current?.(isProven)
    setAsking(false)
  }

  useEffect(() => {
    const leave = proveWith(
      () =>
        new Promise<boolean>((resolve) => {
          settle.current = resolve
          setAsking(true)
        }),
    )
    return () => {
      leave()
      // The page is gone: the waiting call gets the answer no.
      settle.current?.(false)
    }
  }, [])

  if (!isAsking) return null
  return (
    <Suspense>
      <ProofDialog labels={labels} onEnd={end} />
    </Suspense>
  )
}
