'use client'

import { useEffect } from 'react'
import type { Position } from '@/contract/entities/place'
import { showResults } from '@/lib/browser/shown-results'

/** The map beside the list stays, with nothing on it. */
export function ShowNoResults({ from: { lat, lon } }: { from: Position }) {
  useEffect(() => showResults({ lat, lon }), [lat, lon])
  return <span data-results data-empty hidden />
}
