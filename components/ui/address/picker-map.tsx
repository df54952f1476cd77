'use client'

import type { Messages } from 'next-intl'
import { type ComponentType, useCallback, useRef } from 'react'
import { Button } from '../button'
import { classNames } from '../class-names'
import { MapIcon, PinIcon } from '../icons'
import { DrawnMap } from '../live-map/drawn-map'
import { useLiveMap } from '../live-map/use-live-map'
import { Spinner } from '../spinner'
import type { PickerMapProps } from './picker-map-props'

type Props = Omit<PickerMapProps, 'labels' | 'onReady' | 'onFail'> & {
  labels: Messages['map']
  /** Shown when the map fails to load. */
  failed: string
}

async function fetchMapOf(apiKey: string | undefined): Promise<ComponentType<PickerMapProps>> {
  return apiKey
    ? (await import('./google-picker-map')).GooglePickerMap
    : (await import('./tile-picker-map')).TilePickerMap
}

/** A map to move under a fixed marker. Until the map loads, and when it fails, a drawing of Spain in dots is shown. */
export function PickerMap({ labels, failed, ...map }: Props) {
  const { apiKey, centre } = map
  const frame = useRef<HTMLDivElement>(null)
  const fetchMap = useCallback(() => fetchMapOf(apiKey), [apiKey])
  const { state, LiveMap, load, onReady, onFail } = useLiveMap(frame, fetchMap)
  return (
    <div ref={frame} className="relative flex h-full min-h-72 flex-col overflow-hidden rounded bg-tile">
      {state === 'live' ? null : (
        <>
          <DrawnMap position={centre} />
          <div className="grid gap-2 px-4 pb-3 text-sm text-soft">
            {state === 'failed' ? <p role="status">{failed}</p> : null}
            {state === 'loading' ? (
              <p role="status" className="flex min-h-11 items-center justify-center gap-2">
                <Spinner />
                {labels.loading}
              </p>
            ) : (
              <Button variant="secondary" wide onClick={load}>
                <MapIcon />
                {state === 'failed' ? labels.retry : labels.load}
              </Button>
            )}
            {state === 'failed' ? null : <p>{apiKey ? labels.noticeGoogle : labels.noticeTiles}</p>}
          </div>
        </>
      )}
      {LiveMap ? (
        <div className={classNames('absolute inset-0', state !== 'live' && 'invisible')}>
          <LiveMap {...map} labels={labels.live} onReady={onReady} onFail={onFail} />
          <PinIcon className="pointer-events-none absolute top-1/2 left-1/2 size-11 -translate-x-1/2 -translate-y-full fill-check text-on-check drop-shadow" />
        </div>
      ) : null}
    </div>
  )
}
