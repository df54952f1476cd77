'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import type { Position } from '@/contract/entities/place'
import { useHerePosition } from '@/lib/browser/here-position'
import type { ShownSearch } from '@/lib/browser/shown-results'
import { CentreDot } from './rings'
import type { Dot } from './stance'

/** Returns «Lavapiés» for «Lavapiés, Madrid». */
const quarterOf = (place = '') => place.split(',', 1)[0] ?? place

export type HereDot = Dot & { key: string }

/** The dots for the place that was searched and for the diner («Tú»), who may be one. */
export function useHere({ from, place }: ShownSearch, labels: Messages['map']): HereDot[] {
  const { you, isCentre } = useHerePosition(from)
  const { lat, lon } = you ?? {}
  return useMemo(() => {
    const centre = { key: 'centre', position: from, label: isCentre ? labels.plot.you : quarterOf(place) }
    if (isCentre || lat === undefined || lon === undefined) return [centre]
    return [centre, { key: 'you', position: { lat, lon }, label: labels.plot.you }]
  }, [from, place, labels, isCentre, lat, lon])
}

type Props = {
  dots: HereDot[]
  /** Places a dot on the map, as ResultMarks does with a price. */
  place: (dot: { key: string; position: Position; isInFront: boolean; children: ReactNode }) => ReactNode
}

export function HereMarks({ dots, place }: Props) {
  return dots.map(({ key, position, label }) =>
    place({ key, position, isInFront: false, children: <CentreDot label={label} /> }),
  )
}
