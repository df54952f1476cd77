'use client'

import type { RefObject } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Block } from './design'
import type { Handle, Rect } from './geometry'
import type { Gestures } from './use-gestures'

const handles: readonly (Handle & { className: string })[] = [
  { x: -1, y: -1, className: '-top-5.5 -left-5.5 cursor-nwse-resize' },
  { x: 1, y: -1, className: '-top-5.5 -right-5.5 cursor-nesw-resize' },
  { x: -1, y: 1, className: '-bottom-5.5 -left-5.5 cursor-nesw-resize' },
  { x: 1, y: 1, className: '-right-5.5 -bottom-5.5 cursor-nwse-resize' },
  { x: 0, y: -1, className: '-top-5.5 left-1/2 -ml-5.5 cursor-ns-resize' },
  { x: 0, y: 1, className: '-bottom-5.5 left-1/2 -ml-5.5 cursor-ns-resize' },
  { x: -1, y: 0, className: 'top-1/2 -left-5.5 -mt-5.5 cursor-ew-resize' },
  { x: 1, y: 0, className: 'top-1/2 -right-5.5 -mt-5.5 cursor-ew-resize' },
]

type Props = {
  block: Block
  rect: Rect
  zoom: number
  gestures: Gestures
  frame: RefObject<HTMLDivElement | null>
}

/** Around the selected block, with what a hand can pull; the keyboard has Alt and the arrows for it. */
export function BlockFrame({ block, rect, zoom, gestures, frame }: Props) {
  const [width, height] = [rect.width * zoom, rect.height * zoom]
  return (
    <div
      ref={frame}
      aria-hidden="true"
      className="pointer-events-none absolute outline-2 outline-azulejo"
      style={{
        left: rect.x * zoom,
        top: rect.y * zoom,
        width: `calc(${width}px + var(--wider, 0px))`,
        height: `calc(${height}px + var(--higher, 0px))`,
      }}
    >
      {handles
        .filter(({ x, y }) => (y !== 0 || height > 88) && (x !== 0 || width > 88))
        .map(({ x, y, className }) => (
          <div
            key={`${x} ${y}`}
            data-handle={`${x} ${y}`}
            className={classNames(
              'pointer-events-auto absolute grid size-11 touch-none place-items-center',
              className,
            )}
            onPointerDown={(event) => {
              event.stopPropagation()
              gestures.begin(event, block, { x, y })
            }}
          >
            <span className="size-3.5 rounded-full border-2 border-azulejo bg-white shadow-sheet" />
          </div>
        ))}
    </div>
  )
}
