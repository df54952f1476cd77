'use client'

import { useEffect } from 'react'
import type { Position } from '@/contract/entities/place'
import { showResults } from '@/lib/browser/shown-results'

/** Empties the map beside the list. */
export function ShowNoResults({ from }: { from: Position }) {
  useEffect(() => showResults({ from, results: [] }), [from])
  return <span data-results data-empty hidden />
}
