'use client'

import { useEffect, useRef } from 'react'
import type { Position } from '@/contract/entities/place'
import { type ShownSearch, useResultToShow } from '@/lib/browser/shown-results'
import { clustersOf } from './clusters'
import type { Box } from './map-box'
import type { Dot } from './stance'

const containsPosition = ({ north, south, east, west }: Box, { lat, lon }: Position) =>
  lat < north && lat > south && lon < east && lon > west

type Options = {
  view: (() => Box) | undefined
  zoom: number
  dots: Dot[]
  moveTo: (position: Position) => void
}

/**
 * Moves the map to the mark of the place whose card a person has swiped to, unless the map shows it. A heap's mark stands in the middle of
 * its places, maybe outside of a map that shows one of them. Moving the map moves no card.
 */
export function useShowOnMap({ results }: ShownSearch, options: Options) {
  const shownId = useResultToShow()
  const latest = useRef({ results, ...options })
  useEffect(() => {
    latest.current = { results, ...options }
  })
  useEffect(() => {
    const { results, view, zoom, dots, moveTo } = latest.current
    if (!view || !shownId) return
    const mark = clustersOf(results, zoom, dots).find(({ members }) =>
      members.some(({ id }) => id === shownId),
    )
    if (mark && !containsPosition(view(), mark.position)) moveTo(mark.position)
  }, [shownId])
}
