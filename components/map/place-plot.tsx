'use client'

import type { Messages } from 'next-intl'
import { useRef } from 'react'
import { useHerePosition } from '@/lib/browser/here-position'
import { fill } from '@/lib/i18n/fill'
import { boxAround } from './map-box'
import { PlaceScene, type PlottedPlace, stillZoom } from './place-scene'
import { viewOfBox } from './plane'
import { PlotFrame } from './plot-frame'
import { usePlane } from './use-plane'

type Props = PlottedPlace & { labels: Messages['map'] }

/** The restaurant of a profile to scale, and the diner, if the device has given its position. */
export function PlacePlot({ labels, ...place }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { position } = place
  const { you } = useHerePosition(position)
  const plane = usePlane(frame, {
    opening: (size) =>
      you ? viewOfBox(boxAround([you, position]), size) : { centre: position, zoom: stillZoom },
  })
  return (
    <PlotFrame
      ref={frame}
      plane={plane}
      anchor={position}
      name={fill(labels.plot.place, { name: place.name })}
      labels={labels}
    >
      {({ zoom }, isInView) => (
        <PlaceScene
          {...place}
          zoom={zoom}
          you={you ?? undefined}
          youLabel={labels.plot.you}
          isInView={isInView}
        />
      )}
    </PlotFrame>
  )
}
