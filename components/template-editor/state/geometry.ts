import type { Rect } from '@/contract/entities/template'

export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/** Which sides a handle pulls: -1 left or top, 1 right or bottom, 0 neither. */
export type Handle = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

/** The minimum size for gestures, because a finger cannot find smaller handles. Typed numbers may be smaller. */
const least = 40

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
/** Rounds the edges. With position and length rounded separately, the far edge can be off by a pixel. */
function whole({ x, y, width, height }: Rect): Rect {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
}

/** Keeps the rectangle inside the canvas. */
export function kept(rect: Rect, canvas: Size): Rect {
  const width = between(rect.width, 0, canvas.width)
  const height = between(rect.height, 0, canvas.height)
  const x = between(rect.x, 0, canvas.width - width)
  const y = between(rect.y, 0, canvas.height - height)
  return whole({ x, y, width, height })
}

export const moved = (rect: Rect, { x, y }: Point, canvas: Size) =>
  kept({ ...rect, x: rect.x + x, y: rect.y + y }, canvas)

/** Resizes a rectangle. The side opposite the handle stays in place. */
export function resized(rect: Rect, handle: Handle, by: Point, canvas: Size): Rect {
  const [left, right] = sides(rect.x, rect.width, handle.x, by.x, canvas.width)
  const [top, bottom] = sides(rect.y, rect.height, handle.y, by.y, canvas.height)
  return kept({ x: left, y: top, width: right - left, height: bottom - top }, canvas)
}

function sides(start: number, length: number, pulled: Handle['x'], by: number, limit: number) {
  const end = start + length
  const smallest = Math.min(least, length)
  if (pulled < 0) return [between(start + by, 0, end - smallest), end] as const
  if (pulled > 0) return [start, between(end + by, start + smallest, limit)] as const
  return [start, end] as const
}

/** Scales a rectangle around its middle, for the two-finger gesture. */
export function scaled(rect: Rect, factor: number, canvas: Size): Rect {
  const width = between(rect.width * factor, Math.min(least, rect.width), canvas.width)
  const height = between(rect.height * factor, Math.min(least, rect.height), canvas.height)
  return kept(
    { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height },
    canvas,
  )
}

export const sameRect = (a: Rect, b: Rect) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
