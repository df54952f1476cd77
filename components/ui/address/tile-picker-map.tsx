'use client'

import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { startTileMap } from '../live-map/start-tile-map'
import { isSamePoint, type PickerMapProps, pointAt } from './picker-map-props'

/** OpenFreeMap's tiles under a fixed marker in the middle. */
export function TilePickerMap(props: PickerMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<MapLibre>(undefined)
  const given = useRef(props)
  useEffect(() => {
    given.current = props
  })

  useEffect(() => {
    if (!frame.current) return
    const { centre, ...options } = given.current
    const started = startTileMap(frame.current, { ...options, ...centre, ownsGestures: true })
    started?.on('moveend', () => {
      const { lat, lng } = started.getCenter()
      const position = pointAt(lat, lng)
      if (!isSamePoint(position, given.current.centre)) given.current.onPoint(position)
    })
    map.current = started
    return () => started?.remove()
  }, [])

  const { lat, lon } = props.centre
  useEffect(() => {
    const now = map.current?.getCenter()
    if (now && !isSamePoint({ lat: now.lat, lon: now.lng }, { lat, lon }))
      map.current?.jumpTo({ center: [lon, lat] })
  }, [lat, lon])

  return <div ref={frame} className="size-full" />
}
