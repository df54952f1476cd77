'use client'

import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { Feature } from '@/lib/host/feature'
import type { OwnerLabels } from './account-slot'
import { OwnerDrawer } from './owner-drawer'
import { OwnerLogo } from './owner-logo'
import { useOwner } from './use-owner'

type Props = { labels: OwnerLabels; missing: readonly Feature[] }

/** The restaurant's logo and name in the header, which open the drawer. Loaded only for signed-in owners. */
export default function OwnerAccount({ labels, missing }: Props) {
  const [open, setOpen] = useState(false)
  const { data: owner, error, mutate } = useOwner()
  const name = owner?.restaurant?.restaurantName || labels.restaurantMissing
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${labels.open}: ${name}`}
        onClick={() => setOpen(true)}
        className="flex min-h-11 max-w-56 items-center gap-2 rounded px-1 font-semibold hover:bg-napkin lg:pr-3"
      >
        <OwnerLogo name={name} src={owner?.restaurant?.logoFilePath} />
        <span className="hidden truncate lg:block">{name}</span>
      </button>
      <Dialog shape="drawer" open={open} onClose={close} title={labels.title} closeLabel={labels.close} plain>
        <OwnerDrawer
          owner={owner ?? undefined}
          failed={Boolean(error)}
          retry={() => void mutate()}
          onLeave={close}
          labels={labels}
          missing={missing}
        />
      </Dialog>
    </>
  )
}
