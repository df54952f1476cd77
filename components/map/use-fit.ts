'use client'

import { useEffect } from 'react'
import type { Shown } from '@/lib/browser/shown-results'
import { type Box, boxAround, showsWell } from './map-box'

/** The next page's may lie anywhere: a map goes by the first. */
const firstPage = 20

export function boxOfShown({ from, results }: Shown): Box {
  const near = results.slice(0, firstPage).map(({ position }) => position)
  return boxAround(near.length > 0 ? near : [from])
}

/** Moves the map to other results, unless it shows them already; pages that are added move nothing. */
export function useFit(shown: Shown, view: (() => Box) | undefined, show: (box: Box) => void) {
  const question = `${shown.from.lat} ${shown.from.lon} ${shown.results[0]?.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!view) return
    const near = shown.results.slice(0, firstPage).map(({ position }) => position)
    if (!showsWell(view(), near)) show(boxOfShown(shown))
  }, [question])
}
