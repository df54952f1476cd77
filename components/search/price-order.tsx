'use client'

import Link from 'next/link'
import { CheckIcon } from '@/components/ui/icons'
import { searchHref } from '@/lib/search/state'
import type { FilterProps } from './filter-form'
import { FilterSheet } from './filter-sheet'

export function PriceOrder({ id, state, labels, change }: FilterProps) {
  const orders = [
    { price: 'asc', label: labels.cheapest },
    { price: 'desc', label: labels.dearest },
    { price: undefined, label: labels.nearest },
  ] as const
  const short = { asc: labels.cheapestShort, desc: labels.dearestShort }
  return (
    <FilterSheet id={id} title={labels.price} chosen={state.price && short[state.price]} labels={labels}>
      {(close) => (
        <ul className="divide-y divide-line">
          {orders.map(({ price, label }) => (
            <li key={label}>
              <Link
                href={searchHref(state, { price })}
                prefetch={false}
                scroll={false}
                aria-current={state.price === price ? 'true' : undefined}
                className="flex min-h-13 items-center justify-between gap-3 font-medium hover:text-azulejo aria-current:text-azulejo"
                onNavigate={(event) => {
                  event.preventDefault()
                  change({ price })
                  close()
                }}
              >
                {label}
                {state.price === price ? <CheckIcon className="size-6" /> : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </FilterSheet>
  )
}
