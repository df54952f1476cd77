import type { Messages } from 'next-intl'
import type { Shown, ShownResult } from '@/lib/browser/shown-results'
import type { Box } from './map-box'

/** What every map drawn by somebody else is given, whoever that is. */
export type LiveMapProps = {
  apiKey?: string
  /** Whose place it is, written on the pin. */
  name: string
  lat: number
  lon: number
  labels: Messages['map']['live']
  /** The map can be seen; until then, and after a failure, the drawn one stands there. */
  onReady: () => void
  onFail: () => void
}

/** What the map of many places is given. */
export type LiveResultsMapProps = {
  apiKey?: string
  labels: Messages['map']
  shown: Shown
  onReady: () => void
  onFail: () => void
  /** Somebody has moved the map, and this is what it shows now. */
  onMoved: (box: Box) => void
  onSelect: (members: ShownResult[]) => void
}

/** Nearer than this there is nothing more to see; marks that still lie on each other are the same house. */
export const closestZoom = 18
