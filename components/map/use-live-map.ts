'use client'

import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react'
import { allowsPersonalisation } from '@/lib/browser/consent'
import { onFirstSight } from '@/lib/browser/on-first-sight'
import type { LiveMapProps } from './live-map'

type State = 'drawn' | 'loading' | 'live' | 'failed'

/** Longer than three bars of signal need, shorter than anybody waits. */
const patience = 15_000

/** Google's with a key, else MapLibre's: a quarter of a megabyte each, so neither comes with the page. */
async function fetchMap(apiKey: string | undefined): Promise<ComponentType<LiveMapProps>> {
  return apiKey ? (await import('./google-map')).GoogleMap : (await import('./tile-map')).TileMap
}

/** Somebody else's map: fetched when it is seen, and only by who has agreed to such things or asks for it. */
export function useLiveMap(place: RefObject<Element | null>, apiKey: string | undefined) {
  const [state, setState] = useState<State>('drawn')
  const [LiveMap, setLiveMap] = useState<ComponentType<LiveMapProps>>()

  const onReady = useCallback(() => setState('live'), [])
  const onFail = useCallback(() => {
    setState('failed')
    setLiveMap(undefined)
  }, [])
  const load = useCallback(() => {
    setState('loading')
    fetchMap(apiKey).then((map) => setLiveMap(() => map), onFail)
  }, [apiKey, onFail])

  useEffect(() => {
    if (allowsPersonalisation()) return onFirstSight(place.current, load)
  }, [place, load])

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(onFail, patience)
    return () => clearTimeout(timer)
  }, [state, onFail])

  return { state, LiveMap, load, onReady, onFail }
}
