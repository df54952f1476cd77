import type { Messages } from 'next-intl'
import type { ShownSearch } from '@/lib/browser/shown-results'
import type { ShownResult } from '@/lib/search/shown-result'
import type { Box } from './map-box'

/** The props of a third party's map. */
export type LiveMapProps = {
  apiKey?: string
  /** The name of the place, written on the pin. */
  name: string
  lat: number
  lon: number
  labels: Messages['map']['live']
  /** The label of the diner's position: «Tú». */
  youLabel: string
  /** Called when the map is visible. Before that, and after a failure, the drawing is shown. */
  onReady: () => void
  onFail: () => void
}

/** The props of the map of the results. */
export type LiveResultsMapProps = {
  apiKey?: string
  labels: Messages['map']
  shown: ShownSearch
  onReady: () => void
  onFail: () => void
  /** Called with the visible box after a person has moved the map. */
  onMoved: (box: Box) => void
  onSelect: (members: ShownResult[]) => void
}

/** The highest zoom. Marks that still overlap there are in the same building. */
export const closestZoom = 18
