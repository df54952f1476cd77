'use client'

import { useParams } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useState } from 'react'
import { PinIcon } from '@/components/ui/icons'
import { fill } from '@/lib/i18n/fill'
import { parseCachePath } from '@/lib/search/state'
import { LocationDialogOnDemand } from './location-dialog-on-demand'

/** The place in the header of search routes: from the address, or else from the cookie. */
export function LocationPill({ labels }: { labels: Messages['places'] }) {
  const { tab, state: part } = useParams<{ tab?: string; state?: string }>()
  const [open, setOpen] = useState(false)
  const state = tab && part ? parseCachePath(tab, part) : null
  if (!state) return null
  const { place } = state
  const [spot, ...around] = (place || labels.choose).split(', ')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={place ? fill(labels.change, { place }) : labels.choose}
        onClick={() => setOpen(true)}
        className="noscript:hidden flex min-h-11 min-w-0 items-center gap-1 rounded-full border-2 border-line bg-card px-2.5 text-[0.9375rem] font-semibold md:gap-1.5 md:px-3 md:text-base hover:border-edge"
      >
        <PinIcon className="size-5 shrink-0 text-check-ink" />
        <span className="truncate">
          {spot}
          {around.length > 0 ? <span className="hidden md:inline">{`, ${around.join(', ')}`}</span> : null}
        </span>
      </button>
      <LocationDialogOnDemand open={open} onClose={() => setOpen(false)} tab={state.tab} labels={labels} />
    </>
  )
}
