'use client'

import { APIProvider, Map as GoogleMapView, useMap } from '@vis.gl/react-google-maps'
import { useRef, useState } from 'react'
import { FailWithoutPermission } from '@/components/ui/live-map/fail-without-permission'
import { spain } from '@/contract/geography'
import { languageHere } from '@/lib/language/here'
import type { Cluster } from './clusters'
import { GoogleMark } from './google-mark'
import { HereMarks, useHere } from './here-marks'
import { closestZoom, type LiveResultsMapProps } from './live-map'
import { boxAround } from './map-box'
import { ResultMarks } from './result-marks'
import { boxOfShown, useFit } from './use-fit'
import { useShowOnMap } from './use-show-on-map'

/** As in results-tile-map.tsx. Google's zoom buttons are at the lower right. */
const padding = { top: 104, right: 76, bottom: 40, left: 56 }

/** Google's map with a mark for each result. */
export function ResultsGoogleMap(props: LiveResultsMapProps) {
  const { apiKey = '', shown, onReady, onFail, onMoved } = props
  const isByHand = useRef(false)
  const byHand = () => {
    isByHand.current = true
  }
  const [opening] = useState(() => ({ ...boxOfShown(shown), padding }))
  const [zoom, setZoom] = useState<number>()
  return (
    <APIProvider
      apiKey={apiKey}
      language={languageHere()}
      region="ES"
      disableUsageAttribution
      onError={onFail}
    >
      <FailWithoutPermission onFail={onFail} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: tells a hand on the map from a map that moves by itself */}
      <div className="size-full" onPointerDown={byHand} onWheel={byHand} onKeyDown={byHand}>
        <GoogleMapView
          defaultBounds={opening}
          restriction={{ latLngBounds: spain, strictBounds: true }}
          gestureHandling="greedy"
          disableDefaultUI
          zoomControl
          clickableIcons={false}
          onTilesLoaded={onReady}
          onBoundsChanged={({ detail }) => {
            setZoom(detail.zoom)
            if (isByHand.current) onMoved(detail.bounds)
          }}
          onIdle={() => {
            isByHand.current = false
          }}
        >
          <Marks {...props} zoom={zoom} />
        </GoogleMapView>
      </div>
    </APIProvider>
  )
}

/** Google's map does not render its children when it moves, so the zoom comes as a prop. */
function Marks({ shown, labels, onSelect, zoom: givenZoom }: LiveResultsMapProps & { zoom?: number }) {
  const map = useMap()
  const dots = useHere(shown, labels)
  const zoom = givenZoom ?? map?.getZoom() ?? 0
  // Google's tiles are 256 pixels wide, so its numbers are one higher.
  const tileZoom = zoom - 1
  const bounds = map?.getBounds()
  useFit(shown, bounds && (() => bounds.toJSON()), (box) => map?.fitBounds(box, padding))
  useShowOnMap(shown, {
    view: bounds && (() => bounds.toJSON()),
    zoom: tileZoom,
    dots,
    moveTo: ({ lat, lon }) => map?.panTo({ lat, lng: lon }),
  })
  if (!map) return null

  function openCluster({ members }: Cluster) {
    if (zoom > closestZoom) onSelect(members)
    else map?.fitBounds(boxAround(members.map(({ position }) => position)), padding)
  }

  return (
    <>
      <HereMarks dots={dots} place={({ key, ...dot }) => <GoogleMark key={key} map={map} {...dot} />} />
      <ResultMarks
        results={shown.results}
        dots={dots}
        zoom={tileZoom}
        labels={labels.results}
        onSelect={onSelect}
        onOpenCluster={openCluster}
        place={({ key, ...mark }) => <GoogleMark key={key} map={map} {...mark} />}
      />
    </>
  )
}
