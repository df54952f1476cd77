'use client'

import { useEffect } from 'react'
import type { ShownSearch } from '@/lib/browser/shown-results'
import { type Box, boxAround, showsWell } from './map-box'

/** The map fits the first page only, because later results can lie anywhere. */
const firstPage = 20

export function boxOfShown({ from, results }: ShownSearch): Box {
  const near = results.slice(0, firstPage).map(({ position }) => position)
  return boxAround(near.length > 0 ? near : [from])
}

/** Moves the map to new results, unless the map already shows them. Added pages do not move the map. */
export function useFit(shown: ShownSearch, view: (() => Box) | undefined, show: (box: Box) => void) {
  const question = `${shown.from.lat} ${shown.from.lon} ${shown.results[0]?.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!view) return
    const near = shown.results.slice(0, firstPage).map(({ position }) => position)
    if (!showsWell(view(), near)) show(boxOfShown(shown))
  }, [question])
}
