'use client'

import { type ReactNode, useEffect } from 'react'
import { LinkTabs } from '@/components/ui/link-tabs'
import { leaveSearch } from '@/lib/browser/came-from-search'
import { useIsMapOpen } from '@/lib/browser/map-view'
import { searchHref, searchTabs } from '@/lib/search/state'
import { FilterBar } from './filter-bar'
import { SearchBox } from './search-box'
import type { SearchLabels } from './search-labels'
import { useSearchState } from './use-search-state'

type Props = {
  labels: SearchLabels
  /** Beside the results, or in their place: another feature's, which outlives them. */
  map?: ReactNode
  children: ReactNode
}

/** What is asked, above what is found: it stays in place while the results below it change. */
export function SearchControls({ labels, map, children }: Props) {
  const { state, current, isPending, change } = useSearchState()
  const isMapOpen = useIsMapOpen()
  useEffect(() => leaveSearch, [])
  const tabs = searchTabs.map((tab) => ({
    href: searchHref(current, { tab }),
    label: labels[`${tab}Tab`],
    current: current.tab === tab,
  }))
  return (
    <>
      <div className="container-page print:hidden">
        <LinkTabs label={labels.tabs} tabs={tabs} />
        <div className="mt-3 grid gap-3">
          <SearchBox state={current} labels={labels} change={change} />
          <FilterBar state={state} labels={labels} change={change} />
        </div>
      </div>
      <p id="search-status" role="status" className="sr-only" />
      <div
        data-map={isMapOpen || undefined}
        className="group container-page mt-4 pb-12 lg:not-noscript:has-data-results:grid lg:grid-cols-2 lg:gap-6 print:mt-0 print:block!"
      >
        <div
          aria-busy={isPending}
          className="transition-opacity aria-busy:opacity-60 max-lg:group-data-map:not-has-data-empty:hidden"
        >
          {children}
        </div>
        {map}
      </div>
    </>
  )
}
