'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import './tile-map.css'
import { Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { spain } from '@/contract/geography'
import { tileStyle } from '@/lib/map-tiles'
import { type LiveMapProps, streetZoom } from './live-map'

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

/** OpenFreeMap's tiles, drawn by MapLibre. */
export function TileMap(props: LiveMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const given = useRef(props)
  useEffect(() => {
    given.current = props
  })
  useEffect(() => {
    if (!frame.current) return
    const map = drawMap(frame.current, given.current)
    return () => map?.remove()
  }, [])
  return <div ref={frame} className="size-full" />
}

function drawMap(container: HTMLElement, { name, lat, lon, labels, onReady, onFail }: LiveMapProps) {
  try {
    const map = new MapLibre({
      container,
      style: tileStyle,
      center: [lon, lat],
      zoom: streetZoom,
      maxBounds: [spain.west, spain.south, spain.east, spain.north],
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      attributionControl: { compact: true },
      locale: localeOf(labels, name),
    })
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    map.touchZoomRotate.disableRotation()
    new Marker({ color: 'var(--color-check)' }).setLngLat([lon, lat]).addTo(map)
    watch(map, onReady, onFail)
    return map
  } catch {
    // No WebGL here.
    onFail()
  }
}

/** Without its style there is no map; without a tile or two there is, without most of them there is not. */
function watch(map: MapLibre, onReady: () => void, onFail: () => void) {
  let drawn = 0
  let missing = 0
  map.on('sourcedata', ({ tile }) => {
    if (tile?.state === 'loaded') drawn++
  })
  // Without a listener MapLibre writes to the console.
  map.on('error', () => {
    missing++
    if (!map.getStyle()) onFail()
  })
  map.on('load', () => (drawn > missing ? onReady() : onFail()))
}

const localeOf = (labels: LiveMapProps['labels'], name: string) => ({
  'Map.Title': labels.title.replace('{name}', name),
  'Marker.Title': name,
  'NavigationControl.ZoomIn': labels.zoomIn,
  'NavigationControl.ZoomOut': labels.zoomOut,
  'AttributionControl.ToggleAttribution': labels.attribution,
  'CooperativeGesturesHandler.WindowsHelpText': labels.ctrl,
  'CooperativeGesturesHandler.MacHelpText': labels.command,
  'CooperativeGesturesHandler.MobileHelpText': labels.twoFingers,
})
