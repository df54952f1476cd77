'use client'

import { APIProvider, Map as GoogleMapView, useMap, useMapsLibrary } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import { spain, streetZoom } from '@/contract/geography'
import { FailWithoutPermission } from '../live-map/fail-without-permission'
import { googleSuggest } from './google-places'
import { isSamePoint, type PickerMapProps, rounded } from './picker-map-props'

/** Google's map under a marker that stays in the middle, and Google's places in the search box. */
export function GooglePickerMap(props: PickerMapProps) {
  const { apiKey = '', centre, onPoint, onReady, onFail } = props
  return (
    <APIProvider apiKey={apiKey} language="es" region="ES" disableUsageAttribution onError={onFail}>
      <FailWithoutPermission onFail={onFail} />
      <Follow {...props} />
      <GoogleMapView
        defaultCenter={{ lat: centre.lat, lng: centre.lon }}
        defaultZoom={streetZoom}
        restriction={{ latLngBounds: spain, strictBounds: true }}
        gestureHandling="greedy"
        disableDefaultUI
        zoomControl
        onTilesLoaded={onReady}
        onIdle={({ map }) => {
          const middle = map.getCenter()
          const position = middle && rounded(middle.lat(), middle.lng())
          if (position && !isSamePoint(position, centre)) onPoint(position)
        }}
      />
    </APIProvider>
  )
}

function Follow({ centre: { lat, lon }, onSuggest }: PickerMapProps) {
  const map = useMap()
  const places = useMapsLibrary('places')
  useEffect(() => map?.setCenter({ lat, lng: lon }), [map, lat, lon])
  useEffect(() => {
    if (places) onSuggest(googleSuggest(places))
  }, [places, onSuggest])
  return null
}
