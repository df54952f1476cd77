'use client'

import { type ReactNode, useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { chipClass } from '@/components/ui/chip-class'
import { opensDialog } from '@/components/ui/dialog'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { SearchLabels } from './search-labels'

type Props = {
  id: string
  title: string
  /** What the chip says while the filter is on. */
  chosen: string | undefined
  labels: SearchLabels
  /** Both are given what closes the sheet. */
  footer?: (close: () => void) => ReactNode
  children: (close: () => void) => ReactNode
}

/** A chip that opens a sheet. */
export function FilterSheet({ id, title, chosen, labels, footer, children }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <li className="snap-start">
      <button
        type="button"
        aria-haspopup="dialog"
        {...opensDialog(id)}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        className={chipClass(chosen !== undefined)}
      >
        {chosen ?? title} {chosen ? <span className="sr-only">{labels.active}</span> : null}
        <ChevronDownIcon className="-mr-1 size-5" />
      </button>
      <BottomSheet
        id={id}
        open={open}
        onClose={close}
        title={title}
        closeLabel={labels.close}
        footer={footer?.(close)}
      >
        {children(close)}
      </BottomSheet>
    </li>
  )
}
