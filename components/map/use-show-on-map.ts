'use client'

import { useEffect, useRef } from 'react'
import type { Position } from '@/contract/entities/place'
import { type ShownSearch, useResultToShow } from '@/lib/browser/shown-results'
import type { Box } from './map-box'

const containsPosition = ({ north, south, east, west }: Box, { lat, lon }: Position) =>
  lat < north && lat > south && lon < east && lon > west

/** Moves the map to the place whose card a person has swiped to, unless the map shows it. Moving the map moves no card. */
export function useShowOnMap(
  { results }: ShownSearch,
  view: (() => Box) | undefined,
  moveTo: (position: Position) => void,
) {
  const shownId = useResultToShow()
  const latest = useRef({ results, view, moveTo })
  useEffect(() => {
    latest.current = { results, view, moveTo }
  })
  useEffect(() => {
    const { results, view, moveTo } = latest.current
    const place = results.find(({ id }) => id === shownId)
    if (view && place && !containsPosition(view(), place.position)) moveTo(place.position)
  }, [shownId])
}
