'use client'

import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { startTileMap } from '@/components/ui/live-map/start-tile-map'
import type { Cluster } from './clusters'
import { HereMarks, useHere } from './here-marks'
import { hasListButton } from './list-button'
import { closestZoom, type LiveResultsMapProps } from './live-map'
import { type Box, boxAround } from './map-box'
import { ResultMarks } from './result-marks'
import { TileMark } from './tile-mark'
import { boxOfShown, useFit } from './use-fit'
import { useShowOnMap } from './use-show-on-map'

/** No mark lies under the zoom buttons at the right, the button for this area or «Lista». A mark stands 40 px above its place. */
const fitOptions = () => ({
  padding: { top: 104, right: 76, bottom: hasListButton() ? 88 : 40, left: 56 },
  maxZoom: 16,
})

/** OpenFreeMap's tiles with a mark for each result. */
export function ResultsTileMap(props: LiveResultsMapProps) {
  const { labels, shown, onSelect } = props
  const frame = useRef<HTMLDivElement>(null)
  const given = useRef(props)
  const [map, setMap] = useState<MapLibre>()
  const [zoom, setZoom] = useState(0)
  const dots = useHere(shown, labels)

  useEffect(() => {
    given.current = props
  })
  useEffect(() => {
    if (!frame.current) return
    const drawn = draw(frame.current, given.current)
    if (!drawn) return
    setZoom(drawn.getZoom())
    drawn.on('moveend', ({ originalEvent }) => {
      setZoom(drawn.getZoom())
      if (originalEvent) given.current.onMoved(boxOf(drawn))
    })
    setMap(drawn)
    return () => drawn.remove()
  }, [])

  useFit(shown, map && (() => boxOf(map)), (box) => map?.fitBounds(bounds(box), fitOptions()))
  useShowOnMap(shown, {
    view: map && (() => boxOf(map)),
    zoom,
    dots,
    moveTo: ({ lat, lon }) => map?.panTo([lon, lat]),
  })

  function openCluster({ members }: Cluster) {
    if (zoom >= closestZoom) return onSelect(members)
    const box = boxAround(members.map(({ position }) => position))
    map?.fitBounds(bounds(box), { ...fitOptions(), maxZoom: Math.min(zoom + 3, closestZoom) })
  }

  return (
    <div ref={frame} className="size-full">
      {map ? (
        <HereMarks dots={dots} place={({ key, ...dot }) => <TileMark key={key} map={map} {...dot} />} />
      ) : null}
      {map ? (
        <ResultMarks
          results={shown.results}
          dots={dots}
          zoom={zoom}
          labels={labels.results}
          onSelect={onSelect}
          onOpenCluster={openCluster}
          place={({ key, ...mark }) => <TileMark key={key} map={map} {...mark} />}
        />
      ) : null}
    </div>
  )
}

function draw(container: HTMLElement, { labels, shown, onReady, onFail }: LiveResultsMapProps) {
  return startTileMap(container, {
    ...shown.from,
    name: labels.results.ofResults,
    labels: labels.live,
    camera: { bounds: bounds(boxOfShown(shown)), fitBoundsOptions: fitOptions() },
    ownsGestures: true,
    onReady,
    onFail,
  })
}

const bounds = ({ west, south, east, north }: Box): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]

function boxOf(map: MapLibre): Box {
  const shown = map.getBounds()
  return {
    north: shown.getNorth(),
    south: shown.getSouth(),
    east: shown.getEast(),
    west: shown.getWest(),
  }
}
