'use client'

import { type ReactNode, useRef, useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { chipClass } from '@/components/ui/chip-class'
import { classNames } from '@/components/ui/class-names'
import { opensDialog } from '@/components/ui/dialog'
import { ChevronDownIcon, CloseIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { FilterName } from '@/contract/search'
import { afterFrame } from '@/lib/browser/after-frame'
import { type SearchState, searchHref } from '@/lib/search/state'
import type { SearchLabels } from '../search-labels'
import type { ChangeSearch } from '../use-search-state'

export type FilterProps<Name extends FilterName = FilterName> = {
  id: string
  name: Name
  state: SearchState
  labels: SearchLabels
  change: ChangeSearch
}

type Props = FilterProps & {
  title: string
  /** The text of the chip while the filter is on. */
  chosen: string | undefined
  /** `footer` and `children` receive the function that closes the bottom sheet. */
  footer?: (close: () => void) => ReactNode
  children: (close: () => void) => ReactNode
}

/** A chip that opens a bottom sheet. While the filter is on, a cross removes the filter. */
export function FilterSheet({ id, name, state, labels, change, title, chosen, footer, children }: Props) {
  const [stage, setStage] = useState<'closed' | 'pressed' | 'open'>('closed')
  const chip = useRef<HTMLButtonElement>(null)
  const close = () => setStage('closed')
  // A modal makes the rest of the page inert, for which the browser computes every style anew. The chip answers the press before that.
  const open = () => {
    setStage('pressed')
    afterFrame(() => setStage('open'))
  }
  const off = { [name]: undefined }
  return (
    <>
      <button
        ref={chip}
        type="button"
        data-on={chosen ? '' : undefined}
        data-pressed={stage === 'closed' ? undefined : ''}
        {...opensDialog(id, open)}
        className={chipClass(
          chosen !== undefined,
          classNames('data-pressed:border-azulejo', chosen && 'rounded-r-none border-r-0 pr-1'),
        )}
      >
        {chosen ?? title} {chosen ? <span className="sr-only">{labels.active}</span> : null}
        <ChevronDownIcon className="-mr-1 size-5" />
      </button>
      {chosen ? (
        <Link
          href={searchHref(state, off)}
          prefetch={false}
          scroll={false}
          aria-label={`${chosen} ${labels.remove}`}
          className={chipClass(true, 'min-w-11 justify-center rounded-l-none border-l-0 px-0! hover:bg-card')}
          onNavigate={(event) => {
            event.preventDefault()
            change(off)
            chip.current?.focus()
          }}
        >
          <CloseIcon className="size-5" />
        </Link>
      ) : null}
      <BottomSheet
        id={id}
        open={stage === 'open'}
        onClose={close}
        title={title}
        closeLabel={labels.close}
        footer={footer?.(close)}
      >
        {children(close)}
      </BottomSheet>
    </>
  )
}
