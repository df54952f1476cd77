import type { Allergen } from '../../lists'
import { type Face, faceOf, fallbacksFor } from './face'
import { piecesOf, plain } from './plain-text'
import { boxed, directionOf, isRightToLeft } from './right-to-left'
import type { FontLookup } from './types'
import { type Atom, type SetChar, signSize, type Word, wordOf } from './word'

export type Missing = Set<string>

const signGap = 0.16

/** A text with allergen signs after it. */
export type Piece = { text: string; signs: readonly Allergen[] }
type Setter = { face: Face; fonts: FontLookup; missing: Missing }

/** Measures each word once. The result is valid for every font size. */
export function atomsOf({ text, signs }: Piece, setter: Setter): Atom[] {
  const space = spaceOf(setter.face)
  const drawn = signs.map(
    (allergen, at): Atom => ({ kind: 'sign', allergen, width: signSize, gap: at === 0 ? space : signGap }),
  )
  const words = wordsOf(text, setter)
  const last = words.pop()
  // No sign stands alone on a line.
  return [...words, ...(last ? [{ ...last, ...(drawn.length > 0 && { sticks: true }) }] : []), ...drawn]
}

/** The legend: a sign before each name. All names stand in one line while there is room. */
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

/** A combining mark without a precomposed character is dropped, because it would stand apart from its letter. */
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
