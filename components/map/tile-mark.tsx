'use client'

import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Position } from '@/contract/entities/place'

type TileMarkProps = { map: MapLibre; position: Position; isInFront?: boolean; children: ReactNode }

/** A React element that MapLibre keeps at its position. */
export function TileMark({ map, position: { lat, lon }, isInFront, children }: TileMarkProps) {
  const [marker] = useState(() => new Marker({ element: document.createElement('div'), anchor: 'bottom' }))
  useEffect(() => {
    marker.setLngLat([lon, lat]).addTo(map)
    return () => {
      marker.remove()
    }
  }, [marker, map, lat, lon])
  useEffect(() => {
    marker.getElement().style.zIndex = isInFront ? '1' : ''
  }, [marker, isInFront])
  return createPortal(children, marker.getElement())
}
