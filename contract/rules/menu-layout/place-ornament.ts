import type { Rect, UserTemplate } from '../../entities/template'
import type { SetText } from './fit-text'
import { largestHole } from './largest-hole'
import type { Mark } from './types'

export type Ornament = NonNullable<UserTemplate['ornament']>

/** In the units of the design: a smaller drawing is a speck, a larger one is louder than the menu. */
const [least, most] = [170, 400]
/** Of the hole, so that the drawing keeps clear of the letters. */
const share = 0.8
const grid = 16

type Question = {
  ornament: Ornament
  block: string
  rect: Rect
  scale: number
  lines: readonly Rect[]
  isCentred: boolean
}

/** A small drawing in the largest hole of a block, where the hole is large enough. Under centred text, only on its axis. */
export function placeOrnament({ ornament, block, rect, scale, lines, isCentred }: Question): Mark[] {
  const hole = largestHole(rect, lines, grid)
  const size = Math.min(hole.width * share, hole.height * share, most * scale)
  const middle = hole.x + hole.width / 2
  const isAside = Math.abs(middle - (rect.x + rect.width / 2)) > grid * 2
  if (size < least * scale || (isCentred && isAside)) return []
  const place = { x: middle - size / 2, y: hole.y + (hole.height - size) / 2, size }
  return [{ kind: 'ornament', block, ...place, ...ornament }]
}

/** Where the lines of a set text stand, from the text's own corner. */
export function boxesOf({ lines }: Pick<SetText, 'lines'>, lean: number): Rect[] {
  return lines.map(({ line, size, baseline, x, width }) => {
    const wide = (line.right - line.left) * size
    return { x: x + (width - wide) * lean, y: baseline - size, width: wide, height: size * 1.25 }
  })
}
