'use client'

import { memo, useDeferredValue, useId, useRef } from 'react'
import { ChipLink } from '@/components/ui/chip-link'
import { hasFilters, type SearchState, searchHref, withoutFilters } from '@/lib/search/state'
import { AllergenFilter } from './allergen-filter'
import { CuisineFilter } from './cuisine-filter'
import { DistanceFilter } from './distance-filter'
import { PriceOrder } from './price-order'
import type { SearchLabels } from './search-labels'
import type { ChangeSearch } from './use-search-state'

const toggles = {
  restaurant: ['open', 'delivery', 'takeaway'],
  menu: ['open', 'delivery', 'takeaway', 'voucher', 'drink'],
} as const

type Props = { state: SearchState; labels: SearchLabels; change: ChangeSearch }

/** Every filter is an address; JavaScript only spares the wait. */
export function FilterBar({ state, labels, change }: Props) {
  const id = useId()
  const bar = useRef<HTMLUListElement>(null)
  // A chip answers at once; the closed sheets may follow.
  const sheetState = useDeferredValue(state)
  return (
    <ul
      ref={bar}
      aria-label={labels.filters}
      className="relative -mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {toggles[state.tab].map((name) => (
        <li key={name} className="snap-start">
          <ChipLink
            href={searchHref(state, { [name]: !state[name] })}
            on={state[name]}
            prefetch={false}
            scroll={false}
            onNavigate={(event) => {
              event.preventDefault()
              change({ [name]: !state[name] })
            }}
          >
            {labels[name]} {state[name] ? <span className="sr-only">{labels.remove}</span> : null}
          </ChipLink>
        </li>
      ))}
      <Sheets id={id} state={sheetState} labels={labels} change={change} />
      {hasFilters(state) ? (
        <li className="snap-start">
          <ChipLink
            href={searchHref(state, withoutFilters)}
            prefetch={false}
            scroll={false}
            className="border-transparent bg-transparent text-azulejo underline"
            onNavigate={(event) => {
              event.preventDefault()
              change(withoutFilters, { delay: 'none' })
              // This very link is about to go.
              bar.current?.querySelector('a')?.focus()
            }}
          >
            {labels.clear}
          </ChipLink>
        </li>
      ) : null}
    </ul>
  )
}

type SheetsProps = Props & { id: string }

const Sheets = memo(function Sheets({ id, ...props }: SheetsProps) {
  return (
    <>
      <CuisineFilter id={`${id}-cuisine`} {...props} />
      {props.state.tab === 'menu' ? <AllergenFilter id={`${id}-allergens`} {...props} /> : null}
      <DistanceFilter id={`${id}-distance`} {...props} />
      <PriceOrder id={`${id}-price`} {...props} />
    </>
  )
})
