'use client'

import type { Messages } from 'next-intl'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { SearchIcon } from '@/components/ui/icons'
import { placeName } from '@/lib/browser/place-name'
import { useRouter } from '@/lib/language/use-router'
import { areaHref } from '@/lib/search/place'
import { type Box, centreOf, reachKm } from './map-box'

type Props = { area: Box; labels: Messages['map']['results']; isBelowBar: boolean }

/** Repeats the search for the area of the map. The new search has an address like every search. */
export function SearchThisArea({ area, labels, isBelowBar }: Props) {
  const router = useRouter()
  const [isNaming, setNaming] = useState(false)
  const [isPending, startTransition] = useTransition()

  async function search() {
    setNaming(true)
    const centre = centreOf(area)
    const place = { ...centre, name: await placeName(centre) }
    const { pathname, search: query, hash } = location
    startTransition(() =>
      router.push(areaHref(place, reachKm(area), pathname, query) + hash, { scroll: false }),
    )
    setNaming(false)
  }

  return (
    <div
      className={classNames(
        'pointer-events-none absolute inset-x-0 z-10 flex justify-center px-14',
        isBelowBar ? 'top-17' : 'top-3',
      )}
    >
      <Button
        variant="ink"
        className="pointer-events-auto rounded-full! whitespace-nowrap shadow-lift"
        pending={(isNaming || isPending) && labels.searching}
        onClick={search}
      >
        <SearchIcon />
        {labels.searchHere}
      </Button>
    </div>
  )
}
