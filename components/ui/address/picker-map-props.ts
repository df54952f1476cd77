import type { Messages } from 'next-intl'
import type { Position } from '@/contract/entities/place'
import { roundDegrees } from '@/contract/geography'
import type { Suggest } from './address-search'

/** The props of a map to point on, for Google's map and for the tile map. */
export type PickerMapProps = {
  apiKey?: string
  centre: Position
  name: string
  labels: Messages['map']['live']
  /** Called when a person has moved the map, not when `centre` has changed. */
  onPoint: (position: Position) => void
  /** A map provider can offer its own address suggestions. */
  onSuggest: (suggest: Suggest) => void
  onReady: () => void
  onFail: () => void
}

export const pointAt = (lat: number, lon: number): Position => ({
  lat: roundDegrees(lat, 6),
  lon: roundDegrees(lon, 6),
})

/** Tells the map's own move to `centre` from a move by a person. */
export const isSamePoint = (a: Position, b: Position) =>
  Math.abs(a.lat - b.lat) < 1e-5 && Math.abs(a.lon - b.lon) < 1e-5
