import type { Allergen } from '../../lists'
import { type Direction, directionOf, isRightToLeft } from './direction'
import { type Face, faceOf, fallbacksFor, type Measure } from './face'
import { piecesOf } from './pieces'
import { plain } from './plain'
import type { FontLookup } from './types'

export type SetChar = { char: string; face: Face; x: number; measure: Measure }

/** What is never parted but in need: a word, or a sign. In ems, from its own left edge. */
export type Word = {
  kind: 'word'
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
export type Sign = { kind: 'sign'; allergen: Allergen; width: number }
/** `gap`: the room before it, when it does not begin a line. `sticks`: never the last of one. */
export type Atom = (Word | Sign) & { gap: number; sticks?: boolean }

export type Missing = Set<string>

/** Signs stand on the baseline and a little below, about as high as capitals. */
export const signSize = 0.82
export const signBelow = 0.08
const signGap = 0.16

/** Words, and signs behind them. */
export type Piece = { text: string; signs: readonly Allergen[] }
type Setter = { face: Face; fonts: FontLookup; missing: Missing }

/** Each word once, whatever the size it is set in later. */
export function atomsOf({ text, signs }: Piece, setter: Setter): Atom[] {
  const space = spaceOf(setter.face)
  const drawn = signs.map(
    (allergen, at): Atom => ({ kind: 'sign', allergen, width: signSize, gap: at === 0 ? space : signGap }),
  )
  return [...wordsOf(text, setter), ...drawn]
}

/** A sign before each name, all in one line as long as there is room. */
export function legendAtoms(pieces: readonly Piece[], setter: Setter): Atom[] {
  return pieces.flatMap(({ text, signs }) => [
    ...signs.map(
      (allergen): Atom => ({ kind: 'sign', allergen, width: signSize, gap: legendGap, sticks: true }),
    ),
    ...wordsOf(text, setter),
  ])
}

const legendGap = 0.9
const spaceOf = (face: Face) => (face.has(' ') ? face.measure(' ').advance : 0.25)

function wordsOf(text: string, { face, fonts, missing }: Setter): Atom[] {
  const written = plain(text)
  const turns = isRightToLeft(written)
  return written
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => piecesOf(word).map((piece, at) => ({ piece, gap: at === 0 ? spaceOf(face) : 0 })))
    .map(({ piece, gap }) => ({ ...setWord(piece, face, fonts, missing, turns), gap }))
    .filter((word) => word.chars.length > 0)
}

/** Marks over letters that no single character holds go without their mark rather than apart from it. */
const loneMark = /\p{M}/u

export function setWord(word: string, own: Face, fonts: FontLookup, missing: Missing, turns = false): Word {
  const chars: SetChar[] = []
  let x = 0
  for (const written of word) {
    const char = written === '\u00a0' && !own.has(written) ? ' ' : written
    const face = faceFor(char, own, fonts)
    if (!face) {
      if (!loneMark.test(char)) missing.add(char)
      continue
    }
    const last = chars.at(-1)
    if (last && last.face === face) x += face.kern(last.char, char)
    const measure = face.measure(char)
    chars.push({ char, face, x, measure })
    x += measure.advance
  }
  return turns ? { ...boxed(wordOf(chars)), direction: directionOf(word) } : wordOf(chars)
}

/** Whichever side its letters come to stand on, none reaches beyond its width. */
export function boxed({ chars, width, ...word }: Word): Word {
  const beyond = Math.max(
    0,
    ...chars.flatMap(({ measure }) => [-measure.minX, measure.maxX - measure.advance]),
  )
  const moved = chars.map((one) => ({ ...one, x: one.x + beyond }))
  return { ...word, chars: moved, width: width + 2 * beyond, inkLeft: 0, inkRight: width + 2 * beyond }
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

function faceFor(char: string, own: Face, fonts: FontLookup): Face | undefined {
  if (own.has(char)) return own
  for (const key of fallbacksFor(char)) {
    const metrics = fonts(key)
    const face = metrics && faceOf(key, metrics)
    if (face?.has(char)) return face
  }
  return undefined
}
