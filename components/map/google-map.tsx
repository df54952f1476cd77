'use client'

import { APIProvider, Map as GoogleMapView, Marker } from '@vis.gl/react-google-maps'
import { FailWithoutPermission } from '@/components/ui/live-map/fail-without-permission'
import { spain, streetZoom } from '@/contract/geography'
import type { LiveMapProps } from './live-map'

/** Google's map at zoom 16, only in Spain (docs/product.md#map-box). */
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
