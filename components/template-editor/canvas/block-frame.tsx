'use client'

import type { RefObject } from 'react'
import type { Rect } from '@/contract/entities/template'
import type { Block } from '../state/design'
import type { Handle } from '../state/geometry'
import type { Gestures } from './use-gestures'

const handles: readonly (Handle & { cursor: string })[] = [
  { x: -1, y: -1, cursor: 'nwse-resize' },
  { x: 1, y: -1, cursor: 'nesw-resize' },
  { x: -1, y: 1, cursor: 'nesw-resize' },
  { x: 1, y: 1, cursor: 'nwse-resize' },
  { x: 0, y: -1, cursor: 'ns-resize' },
  { x: 0, y: 1, cursor: 'ns-resize' },
  { x: -1, y: 0, cursor: 'ew-resize' },
  { x: 1, y: 0, cursor: 'ew-resize' },
]

/** The size of a handle: a fingertip. On a small block the handles lie further out, so that a finger can still hold the middle. */
const tip = 44
const inward = (length: number) => Math.max(4, Math.min(tip / 2, length / 2 - tip / 2))

const shares = { [-1]: 0, 0: 50, 1: 100 }
function placeOf({ x, y }: Handle, width: number, height: number) {
  const out = (side: Handle['x'], length: number) =>
    side === 0 ? -tip / 2 : side < 0 ? inward(length) - tip : -inward(length)
  return {
    left: `calc(${shares[x]}% + ${out(x, width)}px)`,
    top: `calc(${shares[y]}% + ${out(y, height)}px)`,
  }
}

/** The visible dot of a handle stands on the frame, also when the handle lies further out. */
function dotIn({ x, y }: Handle, width: number, height: number) {
  const at = (side: Handle['x'], length: number) =>
    (side === 0 ? tip / 2 : side < 0 ? tip - inward(length) : inward(length)) - 7
  return { left: at(x, width), top: at(y, height) }
}

type Props = {
  block: Block
  rect: Rect
  zoom: number
  gestures: Gestures
  frame: RefObject<HTMLDivElement | null>
}

/** The frame and the handles of the selected block. Keyboard users have Alt and the arrow keys. */
export function BlockFrame({ block, rect, zoom, gestures, frame }: Props) {
  const [width, height] = [rect.width * zoom, rect.height * zoom]
  return (
    <div
      ref={frame}
      aria-hidden="true"
      className="pointer-events-none absolute shadow-[0_0_0_1px_white,0_0_0_3px_#17479e,0_0_0_4px_white]"
      style={{
        left: rect.x * zoom,
        top: rect.y * zoom,
        width: `calc(${width}px + var(--wider, 0px))`,
        height: `calc(${height}px + var(--higher, 0px))`,
      }}
    >
      {handles
        .filter(({ x, y }) => (y !== 0 || height > 88) && (x !== 0 || width > 88))
        .map(({ cursor, ...handle }) => (
          <div
            key={`${handle.x} ${handle.y}`}
            className="pointer-events-auto absolute size-11 touch-none"
            style={{ cursor, ...placeOf(handle, width, height) }}
            onPointerDown={(event) => {
              event.stopPropagation()
              gestures.begin(event, block, handle)
            }}
          >
            <span
              className="absolute size-3.5 rounded-full border-3 border-[#17479e] bg-[#fff] outline-1 outline-[#fff]"
              style={dotIn(handle, width, height)}
            />
          </div>
        ))}
    </div>
  )
}
