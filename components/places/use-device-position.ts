'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { keepHerePosition } from '@/lib/browser/here-position'
import { placeName } from '@/lib/browser/place-name'
import type { SavedPlace } from '@/lib/browser/places'

export type LocateState = 'idle' | 'explaining' | 'locating' | 'denied' | 'unavailable' | 'timeout'

const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 }

/** Asks for the device's position, and explains why before the browser asks. A late answer is ignored. */
export function useDevicePosition(onFound: (place: SavedPlace) => void) {
  const [state, setState] = useState<LocateState>('idle')
  const turn = useRef(0)

  const dismiss = useCallback(() => {
    turn.current++
    setState('idle')
  }, [])

  useEffect(
    () => () => {
      turn.current++
    },
    [],
  )

  function locate() {
    if (!navigator.geolocation) return setState('unavailable')
    const own = ++turn.current
    const isWaitedFor = () => own === turn.current
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        if (!isWaitedFor()) return
        const position = { lat: coords.latitude, lon: coords.longitude }
        keepHerePosition(position)
        const place = { ...position, name: await placeName(position) }
        if (!isWaitedFor()) return
        onFound(place)
        setState('idle')
      },
      ({ code }) => isWaitedFor() && setState(failures[code] ?? 'unavailable'),
      options,
    )
  }

  async function ask() {
    if (!navigator.geolocation) return setState('unavailable')
    const own = ++turn.current
    const permission = await permissionState()
    if (own !== turn.current) return
    if (permission === 'granted') return locate()
    setState(permission === 'denied' ? 'denied' : 'explaining')
  }

  return { state, ask, locate, dismiss }
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
