import type { Rect, UserTemplate } from '../../entities/template'
import type { SetText } from './fit-text'
import { largestHole } from './largest-hole'

export type Ornament = NonNullable<UserTemplate['ornament']>

/** In the units of the design: a smaller drawing is a speck, a larger one is louder than the menu. */
const [least, most] = [180, 400]
const leastAlone = 120
/** Of the hole, so that the drawing keeps clear of the letters. */
const share = 0.8
const grid = 16

/** The place of a drawing in a block that has no text. Null for a small block. */
export function ornamentAlone({ x, y, width, height }: Rect, lean: number, scale: number): Rect | null {
  const size = Math.min(width, height, most * scale) * share
  if (size < leastAlone * scale) return null
  return { x: x + (width - size) * lean, y: y + (height - size) / 2, width: size, height: size }
}

type Room = { width: number; height: number }

/** A square in the largest hole of a block, where the hole is large enough. It stands at the right edge or on the block's axis. */
export function ornamentPlace(lines: readonly Rect[], { width, height }: Room, scale: number): Rect | null {
  const hole = largestHole({ x: 0, y: 0, width, height }, lines, grid)
  const size = Math.min(hole.width * share, hole.height * share, most * scale)
  const middle = hole.x + hole.width / 2
  const isAtEdge = hole.x + hole.width > width - 2 * grid
  const isOnAxis = Math.abs(middle - width / 2) < 2 * grid
  if (size < least * scale || (lines.some(isCentredIn(width)) ? !isOnAxis : !isAtEdge)) return null
  return { x: middle - size / 2, y: hole.y + (hole.height - size) / 2, width: size, height: size }
}

const isCentredIn =
  (width: number) =>
  ({ x, width: own }: Rect) =>
    x > 2 * grid && Math.abs(x + own / 2 - width / 2) < 4

/** Where the lines of a set text stand, `down` from the top of their block. */
export function boxesOf({ lines }: Pick<SetText, 'lines'>, lean: number, down: number): Rect[] {
  return lines.map(({ line, size, baseline, x, width }) => {
    const wide = (line.right - line.left) * size
    return { x: x + (width - wide) * lean, y: down + baseline - size, width: wide, height: size * 1.25 }
  })
}
