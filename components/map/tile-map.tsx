'use client'

import { Marker } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { startTileMap } from '@/components/ui/live-map/start-tile-map'
import type { LiveMapProps } from './live-map'

/** OpenFreeMap's tiles, drawn by MapLibre. */
export function TileMap(props: LiveMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const given = useRef(props)
  useEffect(() => {
    given.current = props
  })
  useEffect(() => {
    if (!frame.current) return
    const { lat, lon } = given.current
    const map = startTileMap(frame.current, given.current)
    if (map) new Marker({ color: 'var(--color-check)' }).setLngLat([lon, lat]).addTo(map)
    return () => map?.remove()
  }, [])
  return <div ref={frame} className="size-full" />
}
