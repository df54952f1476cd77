import type { Direction } from './direction'
import type { Face, Measure } from './face'

export type SetChar = { char: string; face: Face; x: number; measure: Measure }

/** What is never parted but in need: a word, or a sign. In ems, from its own left edge. */
export type Word = {
  kind: 'word'
  /** In the order they are read. */
  chars: SetChar[]
  width: number
  inkLeft: number
  inkRight: number
  /** The ink's extent above and below the baseline, upwards positive. */
  inkTop: number
  inkBottom: number
  /** Said where some of the text is read from the right. */
  direction?: Direction
}

/** Characters that stand where they stand, moved to begin at 0. */
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

/** The first word followed by the second, as a cut word by its hyphen. */
export function joined(first: Word, second: Word): Word {
  return wordOf([...first.chars, ...second.chars.map((one) => ({ ...one, x: one.x + first.width }))])
}
