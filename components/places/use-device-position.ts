'use client'

import { useState } from 'react'
import type { Position } from '@/contract/entities/place'

export type LocateState = 'idle' | 'explaining' | 'locating' | 'denied' | 'unavailable' | 'timeout'

const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 }

/** Asks for the device's position, and says why before the browser asks. */
export function useDevicePosition(onFound: (position: Position) => Promise<void>) {
  const [state, setState] = useState<LocateState>('idle')

  function locate() {
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        await onFound({ lat: coords.latitude, lon: coords.longitude })
        setState('idle')
      },
      ({ code }) => setState(failures[code] ?? 'unavailable'),
      options,
    )
  }

  async function ask() {
    if (!navigator.geolocation) return setState('unavailable')
    const permission = await permissionState()
    if (permission === 'granted') return locate()
    setState(permission === 'denied' ? 'denied' : 'explaining')
  }

  return { state, ask, locate, dismiss: () => setState('idle') }
}

/** GeolocationPositionError's codes. */
const failures: Record<number, LocateState> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

async function permissionState() {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state
  } catch {
    return 'prompt'
  }
}
