'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { type SearchState, searchHref } from '@/lib/search/state'
import { FilterSheet } from './filter-sheet'
import { KeptFields } from './kept-fields'
import type { SearchLabels } from './search-labels'
import type { ChangeSearch } from './use-search-state'

export type FilterProps = { id: string; state: SearchState; labels: SearchLabels; change: ChangeSearch }

type Props = FilterProps & {
  title: string
  chosen: string | undefined
  /** The parameter the form is about. */
  name: string
  none: { label: string; change: Partial<SearchState> }
  read: (form: FormData) => Partial<SearchState>
  children: ReactNode
}

/** A filter of several answers in its sheet: a form of its own address, answered at once with JavaScript. */
export function FilterForm({ id, state, labels, change, title, chosen, name, none, read, children }: Props) {
  const formId = `${id}-form`
  const footer = (close: () => void) => (
    <div className="flex flex-wrap justify-between gap-3">
      <Link
        href={searchHref(state, none.change)}
        prefetch={false}
        scroll={false}
        className={buttonClass({ variant: 'quiet' })}
        onNavigate={(event) => {
          event.preventDefault()
          change(none.change, { delay: 'none' })
          close()
        }}
      >
        {none.label}
      </Link>
      <Button type="submit" form={formId} className="grow sm:grow-0">
        {labels.apply}
      </Button>
    </div>
  )
  return (
    <FilterSheet id={id} title={title} chosen={chosen} labels={labels} footer={footer}>
      {(close) => (
        <form
          id={formId}
          action={`/restaurant/search/${state.tab}`}
          onSubmit={(event) => {
            event.preventDefault()
            change(read(new FormData(event.currentTarget)), { delay: 'none' })
            close()
          }}
        >
          <KeptFields state={state} without={name} />
          {children}
        </form>
      )}
    </FilterSheet>
  )
}
