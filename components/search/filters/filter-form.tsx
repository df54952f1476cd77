'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/components/ui/link'
import { answered, type FilterName, replacedBy, searchFilters } from '@/contract/search'
import { pathHere } from '@/lib/language/path-in'
import { searchHref } from '@/lib/search/state'
import { KeptFields } from '../kept-fields'
import { type FilterProps, FilterSheet } from './filter-sheet'

type Props = FilterProps<FilterName<{ chip: 'checkboxes' | 'slider' }>> & {
  chosen: string | undefined
  children: ReactNode
}

/** A filter with a form in its bottom sheet. The form has its own address; with JavaScript, the search updates at once. */
export function FilterForm({ chosen, children, ...filter }: Props) {
  const { id, name, state, labels, change } = filter
  const { title, none } = labels.filters[name]
  const formId = `${id}-form`
  const off = { [name]: undefined }
  const footer = (close: () => void) => (
    <div className="flex flex-wrap justify-between gap-3">
      <Link
        href={searchHref(state, off)}
        prefetch={false}
        scroll={false}
        className={buttonClass({ variant: 'quiet' })}
        onNavigate={(event) => {
          event.preventDefault()
          change(off, { delay: 'none' })
          close()
        }}
      >
        {none}
      </Link>
      <Button type="submit" form={formId} className="grow sm:grow-0">
        {labels.apply}
      </Button>
    </div>
  )
  return (
    <FilterSheet {...filter} title={title} chosen={chosen} footer={footer}>
      {(close) => (
        <form
          id={formId}
          action={pathHere(`/restaurant/search/${state.tab}`)}
          onSubmit={(event) => {
            event.preventDefault()
            const given = new FormData(event.currentTarget).getAll(name)
            change(answered(name, searchFilters[name].read(given)), { delay: 'none' })
            close()
          }}
        >
          <KeptFields state={{ ...state, ...replacedBy(name) }} without={name} />
          {children}
        </form>
      )}
    </FilterSheet>
  )
}
