'use client'

import 'maplibre-gl/dist/maplibre-gl.css'
import './tile-map.css'
import {
  AttributionControl,
  Map as MapLibre,
  type MapOptions,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import type { Messages } from 'next-intl'
import { spain, streetZoom } from '@/contract/geography'
import { fill } from '@/lib/i18n/fill'
import { tileStyle } from '@/lib/map-tiles'

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

type Options = {
  /** The name of the place, for the marker. */
  name: string
  lat: number
  lon: number
  labels: Messages['map']['live']
  /** The first view, when the map shows more than one place. */
  camera?: Pick<MapOptions, 'bounds' | 'fitBoundsOptions'>
  /** The page does not scroll, so one finger or the wheel moves the map. */
  ownsGestures?: boolean
  onReady: () => void
  onFail: () => void
}

/** OpenFreeMap's tiles, drawn by MapLibre, at the zoom and within the box of docs/product.md#map-box. */
export function startTileMap(container: HTMLElement, options: Options) {
  const { name, lat, lon, labels, camera, ownsGestures, onReady, onFail } = options
  try {
    const map = new MapLibre({
      container,
      style: tileStyle,
      center: [lon, lat],
      zoom: streetZoom,
      maxBounds: [spain.west, spain.south, spain.east, spain.north],
      cooperativeGestures: !ownsGestures,
      dragRotate: false,
      pitchWithRotate: false,
      attributionControl: false,
      locale: localeOf(labels, name),
      ...camera,
    })
    // At the lower edge, the page's own buttons would cover whose map it is.
    map.addControl(new AttributionControl({ compact: true }), 'top-left')
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    map.touchZoomRotate.disableRotation()
    watch(map, onReady, onFail)
    return map
  } catch {
    // The browser has no WebGL.
    onFail()
  }
}

/** Without its style the map fails. A missing tile or two is accepted. When most tiles are missing, the map fails. */
function watch(map: MapLibre, onReady: () => void, onFail: () => void) {
  let drawn = 0
  let missing = 0
  map.on('sourcedata', ({ tile }) => {
    if (tile?.state === 'loaded') drawn++
  })
  // Without a listener, MapLibre writes errors to the console.
  map.on('error', () => {
    missing++
    if (!map.getStyle()) onFail()
  })
  map.on('load', () => (drawn > missing ? onReady() : onFail()))
}

const localeOf = (labels: Options['labels'], name: string) => ({
  'Map.Title': fill(labels.title, { name }),
  'Marker.Title': name,
  'NavigationControl.ZoomIn': labels.zoomIn,
  'NavigationControl.ZoomOut': labels.zoomOut,
  'AttributionControl.ToggleAttribution': labels.attribution,
  'CooperativeGesturesHandler.WindowsHelpText': labels.ctrl,
  'CooperativeGesturesHandler.MacHelpText': labels.command,
  'CooperativeGesturesHandler.MobileHelpText': labels.twoFingers,
})
