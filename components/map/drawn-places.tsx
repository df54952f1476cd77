import { PinIcon } from '@/components/ui/icons'
import { spotOnSpain } from '@/components/ui/live-map/spot-on-spain'
import type { Position } from '@/contract/entities/place'

const percent = (part: number) => `${(part * 100).toFixed(1)}%`

function placed(position: Position) {
  const { left, top } = spotOnSpain(position)
  return { left: percent(left), top: percent(top) }
}

type Props = { places: Position[]; here?: Position }

/** A drawing of Spain in dots with a mark for each place, and a pin for the page's own place. The text beside the drawing says the same. */
export function DrawnPlaces({ places, here }: Props) {
  return (
    <div aria-hidden="true" className="rounded bg-tile p-4 print:hidden">
      <div className="relative mx-auto aspect-[222/208] max-w-[min(18rem,var(--drawing-width,18rem))]">
        <div className="size-full bg-azulejo/35 [mask:url(/map/spain.svg)_center/contain_no-repeat]" />
        {places.map((position) => (
          <span
            key={`${position.lat} ${position.lon}`}
            className="absolute size-3 -translate-1/2 rounded-full border-2 border-card bg-check"
            style={placed(position)}
          />
        ))}
        {here ? (
          <span className="absolute -translate-x-1/2 -translate-y-full" style={placed(here)}>
            <PinIcon className="size-9 fill-check text-card" />
          </span>
        ) : null}
      </div>
    </div>
  )
}
