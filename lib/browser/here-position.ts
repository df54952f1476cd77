'use client'

import { useSyncExternalStore } from 'react'
import type { Position } from '@/contract/entities/place'
import { distanceKm, roundDegrees } from '@/contract/geography'
import { visitStorage } from './storage'

const key = 'herePosition'

/** Keeps where the device is for this visit, as exactly as a search's address says it. */
export function keepHerePosition({ lat, lon }: Position) {
  visitStorage.set(key, `${roundDegrees(lat, 4)} ${roundDegrees(lon, 4)}`)
}

/** Nearer than this, the place that was searched is where the diner stands. */
const sameSpotKm = 0.05
/** Beyond this, a dot on the plot says nothing. */
const aroundKm = 5

const never = () => () => {}

/** Where the diner stands, if the device has told it in this visit and it is near. Null on the server. */
export function useHerePosition(centre: Position) {
  const stored = useSyncExternalStore(
    never,
    () => visitStorage.get(key),
    () => null,
  )
  const [lat = Number.NaN, lon = Number.NaN] = (stored ?? '').split(' ').map(Number.parseFloat)
  const km = distanceKm(centre, { lat, lon })
  return { you: km <= aroundKm ? { lat, lon } : null, isCentre: km <= sameSpotKm }
}
