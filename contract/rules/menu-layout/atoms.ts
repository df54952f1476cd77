import type { Allergen } from '../../lists'
import { directionOf, isRightToLeft } from './direction'
import { type Face, faceOf, fallbacksFor } from './face'
import { piecesOf } from './pieces'
import { plain } from './plain'
import { boxed } from './turned-word'
import type { FontLookup } from './types'
import { type SetChar, type Word, wordOf } from './word'

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
  return turns ? boxed(wordOf(chars), directionOf(word)) : wordOf(chars)
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
