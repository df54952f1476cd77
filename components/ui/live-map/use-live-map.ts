'use client'

import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react'
import { allowsPersonalisation } from '@/lib/browser/consent'
import { onFirstSight } from '@/lib/browser/on-first-sight'
import { whenIdle } from '@/lib/browser/when-idle'

export type LiveMapState = 'drawn' | 'loading' | 'live' | 'failed'

/** Milliseconds before the map counts as failed: longer than a good mobile connection needs, shorter than a person waits. */
const loadTimeoutMs = 15_000

/** A third party's map. It loads when it comes into view, and only with consent or on request. */
export function useLiveMap<Props>(
  place: RefObject<Element | null>,
  /** The map code has 250 KB, so it is not part of the page. The function must be stable from render to render. */
  fetchMap: () => Promise<ComponentType<Props>>,
  /** Whether the map may load without a press. */
  isAllowed = allowsPersonalisation,
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
    if (!isAllowed()) return
    let callOff = () => {}
    const lookAway = onFirstSight(place.current, () => {
      callOff = whenIdle(load)
    })
    return () => {
      lookAway?.()
      callOff()
    }
  }, [place, load, isAllowed])

  const unload = useCallback(() => {
    setState('drawn')
    setLiveMap(undefined)
  }, [])

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(onFail, loadTimeoutMs)
    return () => clearTimeout(timer)
  }, [state, onFail])

  return { state, LiveMap, load, unload, onReady, onFail }
}
