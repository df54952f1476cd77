'use client'

import { type useMap, useMapsLibrary } from '@vis.gl/react-google-maps'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Position } from '@/contract/entities/place'

type GoogleMarkProps = {
  map: NonNullable<ReturnType<typeof useMap>>
  position: Position
  isInFront?: boolean
  children: ReactNode
}

/** A React element that Google keeps at its position. Google's own HTML markers need a map with an id. */
export function GoogleMark({ map, position: { lat, lon }, isInFront, children }: GoogleMarkProps) {
  const [element] = useState(() => document.createElement('div'))
  const maps = useMapsLibrary('maps')
  const core = useMapsLibrary('core')
  useEffect(() => {
    if (!maps || !core) return
    const overlay = new maps.OverlayView()
    overlay.onAdd = () => {
      element.style.cssText = 'position:absolute;transform:translate(-50%,-100%)'
      overlay.getPanes()?.overlayMouseTarget.append(element)
      maps.OverlayView.preventMapHitsFrom(element)
    }
    overlay.draw = () => {
      const at = overlay.getProjection().fromLatLngToDivPixel(new core.LatLng(lat, lon))
      if (!at) return
      element.style.left = `${at.x}px`
      element.style.top = `${at.y}px`
    }
    overlay.onRemove = () => element.remove()
    overlay.setMap(map)
    return () => overlay.setMap(null)
  }, [element, map, maps, core, lat, lon])
  useEffect(() => {
    element.style.zIndex = isInFront ? '1' : ''
  }, [element, isInFront])
  return createPortal(children, element)
}
