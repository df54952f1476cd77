'use client'

import type { Messages } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useSignedIn, useSignedInMark } from '@/lib/browser/signed-in'
import type { Feature } from '@/lib/host/feature'

export type OwnerLabels = Messages['ownerMenu'] & { open: string; close: string }

const OwnerAccount = lazy(() => import('./owner-account'))

type Props = {
  labels: OwnerLabels
  /** Features that the host api does not have: they get no links. */
  missing?: readonly Feature[]
  children: ReactNode
}

/** Pages are cached and anonymous. A signed-in owner's part loads later, in the space of the button. */
export function AccountSlot({ labels, missing = [], children }: Props) {
  const signedIn = useSignedIn()
  useSignedInMark(signedIn)
  return (
    <div className="grid min-w-0 shrink-0 items-center justify-items-end *:[grid-area:1/1]">
      <div className={classNames(signedIn && 'invisible')}>{children}</div>
      {signedIn ? (
        <Suspense>
          <OwnerAccount labels={labels} missing={missing} />
        </Suspense>
      ) : null}
    </div>
  )
}
