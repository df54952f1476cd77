'use client'

import type { Messages } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useSignedIn } from '@/lib/browser/signed-in'

export type OwnerLabels = Messages['ownerMenu'] & { open: string; close: string }

const OwnerAccount = lazy(() => import('./owner-account'))

/** Pages are cached and anonymous. What a signed-in owner sees comes later, in the room the button had. */
export function AccountSlot({ labels, children }: { labels: OwnerLabels; children: ReactNode }) {
  const signedIn = useSignedIn()
  return (
    <div className="grid min-w-0 shrink-0 items-center justify-items-end *:[grid-area:1/1]">
      <div className={classNames(signedIn && 'invisible')}>{children}</div>
      {signedIn ? (
        <Suspense>
          <OwnerAccount labels={labels} />
        </Suspense>
      ) : null}
    </div>
  )
}
