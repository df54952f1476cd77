'use client'

import type { Messages } from 'next-intl'
import { lazy, type ReactNode, Suspense, useCallback, useRef } from 'react'
import { useLiveMap } from '@/components/ui/live-map/use-live-map'
import { wantsStreets } from '@/lib/browser/map-streets'
import { MapFrame } from './map-frame'
import type { PlottedPlace } from './place-scene'
import { useSeen } from './use-seen'

const PlacePlot = lazy(async () => ({ default: (await import('./place-plot')).PlacePlot }))

type Props = PlottedPlace & {
  apiKey?: string
  labels: Messages['map']
  /** The plot that does not move. It is shown until the code of the live plot is loaded. */
  children: ReactNode
}

export function MapOnDemand({ apiKey, labels, children, ...place }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  // Each map has 250 KB, so neither is part of the page.
  const fetchMap = useCallback(
    async () => (apiKey ? (await import('./google-map')).GoogleMap : (await import('./tile-map')).TileMap),
    [apiKey],
  )
  const { state, LiveMap, load, unload, onReady, onFail } = useLiveMap(frame, fetchMap, wantsStreets)
  const isSeen = useSeen(frame)
  const { name, position } = place
  return (
    <MapFrame
      ref={frame}
      {...{ state, load, unload, labels }}
      isGoogle={Boolean(apiKey)}
      failed={labels.failed}
      plot={
        isSeen ? (
          <Suspense fallback={children}>
            <PlacePlot {...place} labels={labels} />
          </Suspense>
        ) : (
          children
        )
      }
    >
      {LiveMap ? (
        <LiveMap
          {...position}
          {...{ name, apiKey, onReady, onFail }}
          labels={labels.live}
          youLabel={labels.plot.you}
        />
      ) : null}
    </MapFrame>
  )
}
