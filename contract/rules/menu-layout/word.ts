import type { Allergen } from '../../lists'
import type { Face, Measure } from './face'

/** The reading direction of a word. Null for a word without a direction. */
export type Direction = 'left' | 'right' | null

export type SetChar = { char: string; face: Face; x: number; measure: Measure }

/** A unit that is cut only when it is wider than a line. In ems, from its left edge. */
export type Word = {
  kind: 'word'
  /** In reading order. */
  chars: SetChar[]
  width: number
  inkLeft: number
  inkRight: number
  /** The ink's extent above and below the baseline, upwards positive. */
  inkTop: number
  inkBottom: number
  /** Set when a part of the text is right-to-left. */
  direction?: Direction
}

/** A word from characters with positions, moved so that the word begins at 0. */
export function wordOf(chars: SetChar[]): Word {
  const from = chars[0]?.x ?? 0
  const word: Word = {
    kind: 'word',
    chars: chars.map((one) => ({ ...one, x: one.x - from })),
    width: 0,
    inkLeft: 0,
    inkRight: 0,
    inkTop: 0,
    inkBottom: 0,
  }
  for (const { x, measure } of word.chars) {
    word.width = Math.max(word.width, x + measure.advance)
    word.inkLeft = Math.min(word.inkLeft, x + measure.minX)
    word.inkRight = Math.max(word.inkRight, x + measure.maxX)
    word.inkTop = Math.max(word.inkTop, measure.maxY)
    word.inkBottom = Math.min(word.inkBottom, measure.minY)
  }
  word.inkRight = Math.max(word.inkRight, word.width)
  return word
}

/** Joins two words without a gap, such as a cut word and its hyphen. */
export function joined(first: Word, second: Word): Word {
  return wordOf([...first.chars, ...second.chars.map((one) => ({ ...one, x: one.x + first.width }))])
}

type Sign = { kind: 'sign'; allergen: Allergen; width: number }

/** `gap`: the space before the atom, except at the start of a line. `sticks`: the atom is never the last of a line. */
export type Atom = (Word | Sign) & { gap: number; sticks?: boolean }

/** Signs are about as high as capitals and reach a little below the baseline. */
export const signSize = 0.82

export const signBelow = 0.08

/** One line in ems. `left` to `right` covers all ink, also letters that reach beyond their own width. */
export type Line = {
  placed: { atom: Atom; x: number }[]
  left: number
  right: number
  inkTop: number
  inkBottom: number
}

export const extents = (atom: Atom) =>
  atom.kind === 'word'
    ? atom
    : { inkLeft: 0, inkRight: atom.width, inkTop: signSize - signBelow, inkBottom: -signBelow }
