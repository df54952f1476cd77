import type { Position } from '@/contract/entities/place'
import { offsetOf, type Point } from './plane'
import { CentreDot, Rings } from './rings'

export type PlottedPlace = {
  name: string
  /** The price of today's menu as text. Undefined without a price. */
  price?: string
  position: Position
}

/** At this zoom the ring of 500 m fits a phone. */
export const stillZoom = 13.8

type SceneProps = PlottedPlace & {
  zoom: number
  /** The diner's position. The rings are around it; without it they are around the restaurant. */
  you?: Position
  youLabel: string
  /** Whether a label at this point, in pixels from the restaurant, is in view. */
  isInView?: (point: Point) => boolean
}

/** One restaurant to scale. All positions are relative to the restaurant. */
export function PlaceScene({ name, price, position, zoom, you, youLabel, isInView }: SceneProps) {
  const from = you && offsetOf(you, position, zoom)
  const { x, y } = from ?? { x: 0, y: 0 }
  return (
    <>
      <div className="absolute" style={from && { left: Math.round(from.x), top: Math.round(from.y) }}>
        <Rings
          lat={position.lat}
          zoom={zoom}
          isInView={isInView && ((point) => isInView({ x: point.x + x, y: point.y + y }))}
        />
        {you ? <CentreDot label={youLabel} /> : null}
      </div>
      <span className="absolute size-3 -translate-1/2 rotate-45 bg-mustard" />
      <span className="absolute grid w-max max-w-56 -translate-x-1/2 -translate-y-full justify-items-center rounded-lg bg-mustard px-3 py-1 text-on-mustard shadow-lift forced-colors:border">
        <span className="max-w-full truncate text-sm font-semibold whitespace-nowrap">{name}</span>
        {price ? (
          <span className="figures font-display text-lg leading-none font-extrabold">{price}</span>
        ) : null}
      </span>
    </>
  )
}

/** The plot before its code is loaded, and without JavaScript. */
export function StillPlace(place: PlottedPlace) {
  return (
    <div className="absolute inset-0 overflow-hidden">
      <div className="absolute top-1/2 left-1/2">
        <PlaceScene {...place} zoom={stillZoom} youLabel="" />
      </div>
    </div>
  )
}
