'use client'

import type { Messages } from 'next-intl'
import type { ReactNode } from 'react'
import type { Position } from '@/contract/entities/place'
import { useHerePosition } from '@/lib/browser/here-position'
import type { ShownSearch } from '@/lib/browser/shown-results'
import { CentreDot } from './rings'

/** Returns «Lavapiés» for «Lavapiés, Madrid». */
const quarterOf = (place = '') => place.split(',', 1)[0] ?? place

/** The marks for the diner («Tú») and for the place that was searched. */
export function useHere({ from, place }: ShownSearch, labels: Messages['map']) {
  const { you, isCentre } = useHerePosition(from)
  return { you: isCentre ? null : you, centre: isCentre ? labels.plot.you : quarterOf(place) }
}

type Props = {
  shown: ShownSearch
  labels: Messages['map']
  /** Places a dot on the map, as ResultMarks does with a price. */
  place: (dot: { key: string; position: Position; isInFront: boolean; children: ReactNode }) => ReactNode
}

export function HereMarks({ shown, labels, place }: Props) {
  const { you, centre } = useHere(shown, labels)
  const dot = (key: string, position: Position, label: string) =>
    place({ key, position, isInFront: false, children: <CentreDot label={label} /> })
  return (
    <>
      {centre ? dot('centre', shown.from, centre) : null}
      {you ? dot('you', you, labels.plot.you) : null}
    </>
  )
}
