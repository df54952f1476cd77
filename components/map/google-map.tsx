'use client'

import { APIProvider, Map as GoogleMapView, Marker, useApiLoadingStatus } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import { spain } from '@/contract/geography'
import { type LiveMapProps, streetZoom } from './live-map'

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

/** A key that is not valid here loads well, and draws an apology. */
function FailWithoutPermission({ onFail }: Pick<LiveMapProps, 'onFail'>) {
  const status = useApiLoadingStatus()
  useEffect(() => {
    if (status === 'AUTH_FAILURE' || status === 'FAILED') onFail()
  }, [status, onFail])
  return null
}
