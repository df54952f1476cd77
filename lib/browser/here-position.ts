'use client'

import { useSyncExternalStore } from 'react'
import type { Position } from '@/contract/entities/place'
import { distanceKm, roundDegrees } from '@/contract/geography'
import { visitStorage } from './storage'

const key = 'herePosition'

/** Keeps the position of the device for this visit, rounded like the position in the address of a search. */
export function keepHerePosition({ lat, lon }: Position) {
  visitStorage.set(key, `${roundDegrees(lat, 4)} ${roundDegrees(lon, 4)}`)
}

/** If the diner is nearer than this, the searched place counts as the diner's position. A search rounds its place by up to 75 m (`nearby`). */
const sameSpotKm = 0.08
/** A diner who is farther away than this gets no dot on the plot. */
const aroundKm = 5

const subscribeToNothing = () => () => {}

/** The diner's position, if the device has given it in this visit and it is near. Null on the server. */
export function useHerePosition(centre: Position) {
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => visitStorage.get(key),
    () => null,
  )
  const [lat = Number.NaN, lon = Number.NaN] = (stored ?? '').split(' ').map(Number.parseFloat)
  const km = distanceKm(centre, { lat, lon })
  return { you: km <= aroundKm ? { lat, lon } : null, isCentre: km <= sameSpotKm }
}
