'use client'

import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react'
import { allowsPersonalisation } from '@/lib/browser/consent'
import { onFirstSight } from '@/lib/browser/on-first-sight'
import { whenIdle } from '@/lib/browser/when-idle'

export type LiveMapState = 'drawn' | 'loading' | 'live' | 'failed'

/** Longer than three bars of signal need, shorter than anybody waits. */
const patience = 15_000

/** Somebody else's map: fetched when it is seen, and only by who has agreed to such things or asks for it. */
export function useLiveMap<Props>(
  place: RefObject<Element | null>,
  /** A quarter of a megabyte, so it never comes with the page. Stable from render to render. */
  fetchMap: () => Promise<ComponentType<Props>>,
) {
  const [state, setState] = useState<LiveMapState>('drawn')
  const [LiveMap, setLiveMap] = useState<ComponentType<Props>>()

  const onReady = useCallback(() => setState('live'), [])
  const onFail = useCallback(() => {
    setState('failed')
    setLiveMap(undefined)
  }, [])
  const load = useCallback(() => {
    setState('loading')
    fetchMap().then((map) => setLiveMap(() => map), onFail)
  }, [fetchMap, onFail])

  useEffect(() => {
    if (!allowsPersonalisation()) return
    let callOff = () => {}
    const lookAway = onFirstSight(place.current, () => {
      callOff = whenIdle(load)
    })
    return () => {
      lookAway?.()
      callOff()
    }
  }, [place, load])

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(onFail, patience)
    return () => clearTimeout(timer)
  }, [state, onFail])

  return { state, LiveMap, load, onReady, onFail }
}
