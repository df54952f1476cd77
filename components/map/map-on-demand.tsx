'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, useCallback, useRef } from 'react'
import { useLiveMap } from '@/components/ui/live-map/use-live-map'
import { MapFrame } from './map-frame'

type Props = {
  apiKey?: string
  name: string
  lat: number
  lon: number
  labels: Messages['map']
  /** The drawing that is shown before the map loads, and when it fails. */
  children: ReactNode
}

export function MapOnDemand({ apiKey, labels, children, ...place }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  // Each map has 250 KB, so neither is part of the page.
  const fetchMap = useCallback(
    async () => (apiKey ? (await import('./google-map')).GoogleMap : (await import('./tile-map')).TileMap),
    [apiKey],
  )
  const { state, LiveMap, load, onReady, onFail } = useLiveMap(frame, fetchMap)
  return (
    <MapFrame
      ref={frame}
      state={state}
      load={load}
      isGoogle={Boolean(apiKey)}
      labels={labels}
      failed={labels.failed}
      drawing={children}
    >
      {LiveMap ? (
        <LiveMap {...place} apiKey={apiKey} labels={labels.live} onReady={onReady} onFail={onFail} />
      ) : null}
    </MapFrame>
  )
}
