'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { SearchIcon } from '@/components/ui/icons'
import { placeName } from '@/lib/browser/place-name'
import { areaHref } from '@/lib/search/area-href'
import { type Box, centreOf, reachKm } from './map-box'

type Props = { area: Box; labels: Messages['map']['results'] }

/** The same question about what the map shows now; the way it is asked is an address like any other. */
export function SearchThisArea({ area, labels }: Props) {
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
    <div className="pointer-events-none absolute inset-x-0 top-3 z-10 flex justify-center px-16">
      <Button
        variant="ink"
        className="pointer-events-auto rounded-full! shadow-lift"
        pending={(isNaming || isPending) && labels.searching}
        onClick={search}
      >
        <SearchIcon />
        {labels.searchHere}
      </Button>
    </div>
  )
}
