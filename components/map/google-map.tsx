'use client'

import { APIProvider, Map as GoogleMapView, Marker } from '@vis.gl/react-google-maps'
import { FailWithoutPermission } from '@/components/ui/live-map/fail-without-permission'
import { spain, streetZoom } from '@/contract/geography'
import type { LiveMapProps } from './live-map'

/** SPEC.md §9: zoom 16, and nowhere but Spain. */
export function GoogleMap({ apiKey = '', name, lat, lon, onReady, onFail }: LiveMapProps) {
  const here = { lat, lng: lon }
  return (
    <APIProvider apiKey={apiKey} language="es" region="ES" disableUsageAttribution onError={onFail}>
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
      </GoogleMapView>
    </APIProvider>
  )
}
