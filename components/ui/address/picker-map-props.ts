import type { Messages } from 'next-intl'
import type { Position } from '@/contract/entities/place'
import type { Suggest } from './address-search'

/** What a map to point with is given, whoever draws it. */
export type PickerMapProps = {
  apiKey?: string
  centre: Position
  name: string
  labels: Messages['map']['live']
  /** Somebody has moved the map; not when `centre` did. */
  onPoint: (position: Position) => void
  /** Who draws the map may also know addresses. */
  onSuggest: (suggest: Suggest) => void
  onReady: () => void
  onFail: () => void
}

/** Six decimals are ten centimetres. */
export const rounded = (lat: number, lon: number): Position => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lon: Math.round(lon * 1e6) / 1e6,
})

/** A map that has come to rest where it was sent has not been moved by anybody. */
export const isSamePoint = (a: Position, b: Position) =>
  Math.abs(a.lat - b.lat) < 1e-5 && Math.abs(a.lon - b.lon) < 1e-5
