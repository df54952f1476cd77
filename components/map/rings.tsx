import { labelPoints, type Point, ringsAt } from './plane'

type Props = {
  lat: number
  zoom: number
  /** Whether a label at this point, in pixels from the middle of the rings, is in view. Without it, labels stand on top. */
  isInView?: (point: Point) => boolean
}

/** Rings of 250 m, 500 m and 1 km around the parent's position. */
export function Rings({ lat, zoom, isInView = () => true }: Props) {
  return (
    <svg
      aria-hidden="true"
      width="1"
      height="1"
      className="pointer-events-none absolute overflow-visible text-azulejo"
    >
      {ringsAt(lat, zoom)
        .toReversed()
        .map(({ metres, radius }) => (
          <circle
            key={metres}
            r={Math.round(radius)}
            className="fill-azulejo/5 stroke-azulejo/60"
            strokeDasharray="5 5"
          />
        ))}
      {ringsAt(lat, zoom).map(({ metres, radius }) => {
        const at = labelPoints(radius).find(isInView)
        return at ? (
          <text
            key={metres}
            {...at}
            dy="4"
            textAnchor="middle"
            paintOrder="stroke"
            className="fill-azulejo stroke-tile text-xs font-semibold [stroke-width:6]"
          >
            {metres < 1000 ? `${metres} m` : `${metres / 1000} km`}
          </text>
        ) : null
      })}
    </svg>
  )
}

/** The dot in the middle of the rings: the diner, or the place that was searched. */
export function CentreDot({ label }: { label: string }) {
  return (
    <span className="pointer-events-none absolute grid -translate-1/2 justify-items-center">
      <span className="size-4.5 rounded-full border-3 border-card bg-azulejo shadow-lift forced-colors:bg-[CanvasText]" />
      {label ? (
        <span className="absolute top-full w-max max-w-40 truncate rounded-full bg-tile/85 px-1.5 text-xs font-bold whitespace-nowrap text-azulejo">
          {label}
        </span>
      ) : null}
    </span>
  )
}
