'use client'

import { useEffect } from 'react'
import type { Position } from '@/contract/entities/place'
import { showResults } from '@/lib/browser/shown-results'

/** Empties the map beside the list. It keeps the place that was searched. */
export function ShowNoResults({ from, place }: { from: Position; place: string }) {
  useEffect(() => showResults({ from, place, results: [] }), [from, place])
  return <span data-results data-empty hidden />
}
