'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { classNames } from '@/components/ui/class-names'
import { PinIcon } from '@/components/ui/icons'
import type { SearchTab } from '@/lib/search/state'
import { LocationDialogOnDemand } from './location-dialog-on-demand'

type Props = {
  tab: SearchTab
  text: string
  /** True: a normal button, where it is the only action. False: in a line of text, it looks like a link. */
  asButton?: boolean
  labels: Messages['places']
}

export function ChangePlace({ tab, text, asButton = false, labels }: Props) {
  const [open, setOpen] = useState(false)
  const look = asButton ? buttonClass({}) : 'inline-flex items-baseline gap-1.5 py-2.5 text-left link'
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames(look, 'noscript:hidden')}
      >
        <PinIcon className="size-[1.25em] shrink-0 self-center" />
        {text}
      </button>
      <LocationDialogOnDemand open={open} onClose={() => setOpen(false)} tab={tab} labels={labels} />
    </>
  )
}
