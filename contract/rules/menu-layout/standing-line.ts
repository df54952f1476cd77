import type { Atom } from './atoms'
import { type Direction, standingOrder } from './direction'
import { extents, type Line } from './line'
import { turned } from './turned-word'

/** The direction a text is read in, that of its first letter; null where all of it is read from the left. */
export function baseOf(atoms: readonly Atom[]): 'left' | 'right' | null {
  const directions = atoms.map(ofAtom)
  return directions.includes('right') ? (directions.find((one) => one !== null) ?? 'left') : null
}

const ofAtom = (atom: Atom): Direction => (atom.kind === 'word' ? (atom.direction ?? null) : null)

/** A line as it was broken, in the order it is read, put as it stands: as wide as it was, since each word was measured so. */
export function standing(line: Line, base: 'left' | 'right'): Line {
  const order = standingOrder(
    line.placed.map(({ atom }) => ofAtom(atom)),
    base,
  )
  const placed: Line['placed'] = []
  let [x, left, right] = [0, 0, 0]
  for (const [at, from] of order.entries()) {
    const read = line.placed[from]?.atom
    const before = line.placed[at]?.atom
    if (!read || !before) return line
    const { gap } = before
    const atom: Atom = { ...(read.kind === 'word' && read.direction === 'right' ? turned(read) : read), gap }
    if (at > 0) x += gap
    placed.push({ atom, x })
    left = Math.min(left, x + extents(atom).inkLeft)
    right = Math.max(right, x + extents(atom).inkRight)
    x += atom.width
  }
  return { ...line, placed, left, right }
}
