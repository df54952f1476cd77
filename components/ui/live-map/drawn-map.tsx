import type { Position } from '@/contract/entities/place'
import { PinIcon } from '../icons'
import { spotOnSpain } from './spot-on-spain'

const percent = (part: number) => `${(part * 100).toFixed(1)}%`

/** A drawing of Spain in dots with a pin. It needs no tiles and no third party. The address beside the drawing says the same in words. */
export function DrawnMap({ position }: { position: Position }) {
  const { left, top } = spotOnSpain(position)
  return (
    <div aria-hidden="true" className="grid min-h-0 grow place-items-center p-4">
      <div className="relative aspect-[222/208] h-full max-h-56">
        <div className="size-full bg-azulejo/35 [mask:url(/map/spain.svg)_center/contain_no-repeat]" />
        <span
          className="absolute -translate-x-1/2 -translate-y-full"
          style={{ left: percent(left), top: percent(top) }}
        >
          <PinIcon className="size-9 fill-check text-card" />
        </span>
      </div>
    </div>
  )
}
