'use client'

import { APIProvider, Map as GoogleMapView, Marker, useMap } from '@vis.gl/react-google-maps'
import { FailWithoutPermission } from '@/components/ui/live-map/fail-without-permission'
import { spain, streetZoom } from '@/contract/geography'
import { useHerePosition } from '@/lib/browser/here-position'
import { languageHere } from '@/lib/language/here'
import { GoogleMark } from './google-mark'
import type { LiveMapProps } from './live-map'
import { CentreDot } from './rings'

/** Google's map at zoom 16, only in Spain (docs/product.md#map-box). */
export function GoogleMap({ apiKey = '', name, lat, lon, youLabel, onReady, onFail }: LiveMapProps) {
  const here = { lat, lng: lon }
  return (
    <APIProvider
      apiKey={apiKey}
      language={languageHere()}
      region="ES"
      disableUsageAttribution
      onError={onFail}
    >
      <FailWithoutPermission onFail={onFail} />
      <GoogleMapView
        defaultCenter={here}
        defaultZoom={streetZoom}
        restriction={{ latLngBounds: spain, strictBounds: true }}
        gestureHandling="cooperative"
        disableDefaultUI
        zoomControl
        onTilesLoaded={onReady}
      >
        <Marker position={here} title={name} />
        <You lat={lat} lon={lon} label={youLabel} />
      </GoogleMapView>
    </APIProvider>
  )
}

/** A dot at the diner's position, if the device has given it. */
function You({ label, ...place }: { lat: number; lon: number; label: string }) {
  const map = useMap()
  const { you } = useHerePosition(place)
  if (!map || !you) return null
  return (
    <GoogleMark map={map} position={you}>
      <CentreDot label={label} />
    </GoogleMark>
  )
}
