'use client'

import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { startTileMap } from '@/components/ui/live-map/start-tile-map'
import { streetZoom } from '@/contract/geography'
import { useHerePosition } from '@/lib/browser/here-position'
import type { LiveMapProps } from './live-map'
import { boxAround } from './map-box'
import { CentreDot } from './rings'
import { TileMark } from './tile-mark'

/** OpenFreeMap's tiles, drawn by MapLibre, with the diner's position if the device has given it. */
export function TileMap(props: LiveMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { you } = useHerePosition(props)
  const given = useRef({ ...props, you })
  const [map, setMap] = useState<MapLibre>()
  useEffect(() => {
    given.current = { ...props, you }
  })
  useEffect(() => {
    if (!frame.current) return
    const { lat, lon, you } = given.current
    const drawn = startTileMap(frame.current, {
      ...given.current,
      ...(you && { camera: cameraOf([you, { lat, lon }]) }),
    })
    if (drawn) new Marker({ color: 'var(--color-check)' }).setLngLat([lon, lat]).addTo(drawn)
    setMap(drawn)
    return () => drawn?.remove()
  }, [])
  return (
    <div ref={frame} className="size-full">
      {map && you ? (
        <TileMark map={map} position={you}>
          <CentreDot label={props.youLabel} />
        </TileMark>
      ) : null}
    </div>
  )
}

function cameraOf(positions: Parameters<typeof boxAround>[0]) {
  const { west, south, east, north } = boxAround(positions)
  const bounds: [number, number, number, number] = [west, south, east, north]
  return { bounds, fitBoundsOptions: { padding: 64, maxZoom: streetZoom } }
}
