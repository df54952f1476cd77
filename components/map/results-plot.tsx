'use client'

import type { Messages } from 'next-intl'
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Position } from '@/contract/entities/place'
import type { ShownSearch } from '@/lib/browser/shown-results'
import { fill } from '@/lib/i18n/fill'
import { HereMarks, useHere } from './here-marks'
import { hasListButton } from './list-button'
import { closestZoom, type LiveResultsMapProps } from './live-map'
import { boxAround } from './map-box'
import { clearOpeningOf, clearViewOf } from './opening-of'
import { boxOfView, offsetOf, type Size, viewOfBox } from './plane'
import { PlotFrame } from './plot-frame'
import { ResultMarks } from './result-marks'
import { Rings } from './rings'
import type { Dot } from './stance'
import { useFit } from './use-fit'
import { usePlane } from './use-plane'
import { useShowOnMap } from './use-show-on-map'

type Props = Pick<LiveResultsMapProps, 'labels' | 'shown' | 'onMoved' | 'onSelect'>

/** The prices of the results, to scale around the diner or the searched place. It draws no streets and sends no requests. */
export function ResultsPlot({ labels, shown, onMoved, onSelect }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const dots = useHere(shown, labels)
  const frameOf = (size: Size) => ({ size, hasListButton: hasListButton(), dots })
  const plane = usePlane(frame, {
    opening: (size) => clearOpeningOf(shown, frameOf(size)),
    onMoved: (view, size) => onMoved(boxOfView(view, size)),
  })
  const { view, size, show } = plane
  useFit(
    shown,
    view && size && (() => boxOfView(view, size)),
    () => size && show(clearOpeningOf(shown, frameOf(size)), false),
  )
  useShowOnMap(shown, {
    view: view && size && (() => boxOfView(view, size)),
    zoom: view?.zoom ?? 0,
    dots,
    moveTo: (centre) => view && show({ centre, zoom: view.zoom }, false),
  })
  const latest = useRef({ view, size, show, onSelect, shown, dots })
  useEffect(() => {
    latest.current = { view, size, show, onSelect, shown, dots }
  })
  const act = useMemo<MarkActions>(
    () => ({
      select: (members) => latest.current.onSelect(members),
      openCluster: ({ members }) => {
        const { view, size, show, onSelect, shown, dots } = latest.current
        if (!view || !size) return
        if (view.zoom >= closestZoom - 0.01) return onSelect(members)
        const nearer = viewOfBox(boxAround(members.map(({ position }) => position)), size, 90)
        // The mark that was pressed goes away, and the focus with it.
        frame.current?.focus({ preventScroll: true })
        const wanted = {
          centre: nearer.centre,
          zoom: Math.max(view.zoom + 1, Math.min(nearer.zoom, closestZoom)),
        }
        show(clearViewOf(shown.results, wanted, { size, hasListButton: hasListButton(), dots }))
      },
    }),
    [],
  )
  return (
    <PlotFrame
      ref={frame}
      plane={plane}
      anchor={shown.from}
      name={fill(labels.plot.name, { place: dots[0]?.label ?? '' })}
      labels={labels}
      ownsGestures
    >
      {({ zoom }, isInView) => (
        <>
          <Rings lat={shown.from.lat} zoom={zoom} isInView={isInView} />
          <HereMarks
            dots={dots}
            place={({ key, position, children }) => (
              <At key={key} position={position} from={shown.from} zoom={zoom}>
                {children}
              </At>
            )}
          />
          <Marks
            results={shown.results}
            dots={dots}
            from={shown.from}
            zoom={zoom}
            labels={labels.results}
            act={act}
          />
        </>
      )}
    </PlotFrame>
  )
}

type MarkActions = {
  select: LiveResultsMapProps['onSelect']
  openCluster: Parameters<typeof ResultMarks>[0]['onOpenCluster']
}
type MarksProps = {
  results: ShownSearch['results']
  dots: Dot[]
  from: Position
  zoom: number
  labels: Messages['map']['results']
  act: MarkActions
}

/** Moving the plot does not render the marks again. */
const Marks = memo(function Marks({ results, dots, from, zoom, labels, act }: MarksProps) {
  return (
    <ResultMarks
      results={results}
      dots={dots}
      zoom={zoom}
      labels={labels}
      onSelect={act.select}
      onOpenCluster={act.openCluster}
      place={({ key, position, isInFront, children }) => (
        <At key={key} position={position} from={from} zoom={zoom} isInFront={isInFront}>
          <div className="absolute -translate-x-1/2 -translate-y-full">{children}</div>
        </At>
      )}
    />
  )
})

type AtProps = {
  position: Position
  from: Position
  zoom: number
  isInFront?: boolean
  children: ReactNode
}

function At({ position, from, zoom, isInFront, children }: AtProps) {
  const { x, y } = offsetOf(position, from, zoom)
  return (
    <div
      className="absolute"
      style={{ left: Math.round(x), top: Math.round(y), zIndex: isInFront ? 1 : undefined }}
    >
      {children}
    </div>
  )
}
