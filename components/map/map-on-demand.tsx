'use client'

import type { Messages } from 'next-intl'
import { type ComponentType, type ReactNode, useCallback, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { MapIcon } from '@/components/ui/icons'
import { useLiveMap } from '@/components/ui/live-map/use-live-map'
import { Spinner } from '@/components/ui/spinner'
import type { LiveMapProps } from './live-map'

type Props = {
  apiKey?: string
  name: string
  lat: number
  lon: number
  labels: Messages['map']
  /** What stands there before, and whenever there is no other. */
  children: ReactNode
}

/** Google's with a key, else MapLibre's. */
async function fetchMapOf(apiKey: string | undefined): Promise<ComponentType<LiveMapProps>> {
  return apiKey ? (await import('./google-map')).GoogleMap : (await import('./tile-map')).TileMap
}

/** The same room whatever is in it, so that nothing jumps. */
export function MapOnDemand({ apiKey, labels, children, ...place }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const fetchMap = useCallback(() => fetchMapOf(apiKey), [apiKey])
  const { state, LiveMap, load, onReady, onFail } = useLiveMap(frame, fetchMap)
  const failed = state === 'failed'
  return (
    <div ref={frame} className="relative flex h-80 flex-col overflow-hidden rounded bg-tile print:hidden">
      {state === 'live' ? null : (
        <>
          {children}
          <div className="grid gap-2 noscript:hidden px-4 pb-3 text-sm text-soft">
            {failed ? <p role="status">{labels.failed}</p> : null}
            {state === 'loading' ? (
              <p role="status" className="flex min-h-11 items-center justify-center gap-2">
                <Spinner />
                {labels.loading}
              </p>
            ) : (
              <Button variant="secondary" wide onClick={load}>
                <MapIcon />
                {failed ? labels.retry : labels.load}
              </Button>
            )}
            {failed ? null : <p>{apiKey ? labels.noticeGoogle : labels.noticeTiles}</p>}
          </div>
        </>
      )}
      {LiveMap ? (
        <div className={classNames('absolute inset-0', state !== 'live' && 'invisible')}>
          <LiveMap {...place} apiKey={apiKey} labels={labels.live} onReady={onReady} onFail={onFail} />
        </div>
      ) : null}
    </div>
  )
}
