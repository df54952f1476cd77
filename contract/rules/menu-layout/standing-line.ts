import type { Atom, SetChar, Word } from './atoms'
import { type Direction, directionOf, standingOrder } from './direction'
import { extents, type Line } from './line'

/** The direction a text is read in, that of its first letter; null where all of it is read from the left. */
export function baseOf(atoms: readonly Atom[]): 'left' | 'right' | null {
  const directions = atoms.map(ofAtom)
  return directions.includes('right') ? (directions.find((one) => one !== null) ?? 'left') : null
}

const ofAtom = (atom: Atom): Direction => (atom.kind === 'word' ? (atom.direction ?? null) : null)

/** A line as it was broken, in the order it is read, put as it stands. Nothing becomes wider. */
export function standing(line: Line, base: 'left' | 'right', width: number): Line {
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
  return right - left > width + 1e-9 ? line : { ...line, placed, left, right }
}

const mirrored: Readonly<Record<string, string>> = {
  ...{ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' },
  ...{ '«': '»', '»': '«', '‹': '›', '›': '‹', '<': '>', '>': '<' },
}

/** Letters from the right, figures and foreign words within as they are. */
function turned(word: Word): Word {
  const order = standingOrder(
    word.chars.map(({ char }) => (/\p{Nd}/u.test(char) ? 'left' : directionOf(char))),
    'right',
  )
  const kerned = word.chars.map(({ x, measure }, at) => {
    const next = word.chars[at + 1]
    return next ? next.x - x - measure.advance : 0
  })
  let x = word.chars[0]?.x ?? 0
  const chars = order.flatMap((from): SetChar[] => {
    const one = word.chars[from]
    if (!one) return []
    const other = mirrored[one.char] ?? one.char
    const set = { ...one, ...(one.face.has(other) && { char: other, measure: one.face.measure(other) }), x }
    x += one.measure.advance + (kerned[from] ?? 0)
    return [set]
  })
  return { ...word, chars }
}
