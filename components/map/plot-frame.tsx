'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { MinusIcon, PlusIcon } from '@/components/ui/icons'
import type { Position } from '@/contract/entities/place'
import { isLabelInside, offsetOf, type Point, type View, zoomedView } from './plane'
import type { usePlane } from './use-plane'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  plane: ReturnType<typeof usePlane>
  /** The position from which rings, dot and marks are placed. */
  anchor: Position
  name: string
  labels: Messages['map']
  /** Whether one finger moves the plot. Otherwise one finger scrolls the page. */
  ownsGestures?: boolean
  /** `isInView` tells whether a short label at a point, in pixels from the anchor, lies within the frame. */
  children: (view: View, isInView: (point: Point) => boolean) => ReactNode
}

/** A plot that a person can move and zoom. It loads no tiles and sends no requests. */
export function PlotFrame({ ref, plane, anchor, name, labels, ownsGestures, children }: Props) {
  const { view, size, change, handlers } = plane
  const status = useRef<HTMLParagraphElement>(null)
  const by = (steps: number) => {
    change((view) => zoomedView(view, steps))
    if (status.current) status.current.textContent = steps > 0 ? labels.plot.nearer : labels.plot.farther
  }
  const at = view && offsetOf(anchor, view.centre, view.zoom)
  const isInView = ({ x, y }: Point) => !at || !size || isLabelInside({ x: at.x + x, y: at.y + y }, size)
  return (
    <div className="relative size-full">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of marks, no field set */}
      <div
        ref={ref}
        role="group"
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it
        tabIndex={0}
        data-plot
        className={classNames(
          'absolute inset-0 cursor-grab overflow-hidden select-none active:cursor-grabbing focus-visible:outline-offset-[-4px]',
          ownsGestures ? 'touch-none' : 'touch-pan-y',
        )}
        {...handlers}
      >
        {view && at ? (
          <div
            className="absolute top-1/2 left-1/2"
            style={{ transform: `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)` }}
          >
            {children(view, isInView)}
          </div>
        ) : null}
      </div>
      <p ref={status} role="status" className="sr-only" />
      <div className="absolute top-2 right-2 grid gap-1">
        <ZoomButton label={labels.live.zoomIn} icon={<PlusIcon className="size-5" />} onClick={() => by(1)} />
        <ZoomButton
          label={labels.live.zoomOut}
          icon={<MinusIcon className="size-5" />}
          onClick={() => by(-1)}
        />
      </div>
    </div>
  )
}

type ZoomButtonProps = { label: string; icon: ReactNode; onClick: () => void }

const ZoomButton = (props: ZoomButtonProps) => (
  <IconButton {...props} className="border border-edge bg-card shadow-sheet" />
)
