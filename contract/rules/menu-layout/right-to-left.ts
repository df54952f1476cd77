import { type Atom, type Direction, extents, type Line, type SetChar, type Word, wordOf } from './word'

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const strong = /\p{L}/u

export const isRightToLeft = (text: string) => rightToLeft.test(text)

/** The direction of the first letter. Null for a text without letters. */
export function directionOf(text: string): Direction {
  for (const char of text) if (strong.test(char)) return rightToLeft.test(char) ? 'right' : 'left'
  return null
}

/**
 * Converts reading order into the order from left to right. Runs of the other direction are reversed. An item without a direction takes the
 * direction of its neighbours when they agree.
 */
function standingOrder(directions: readonly Direction[], base: 'left' | 'right') {
  const known = directions.map((own, at) => own ?? neighbours(directions, at, base))
  const order: number[] = []
  for (let at = 0; at < known.length; ) {
    const end = known.findIndex((one, after) => after > at && one !== known[at])
    const run = known.slice(at, end === -1 ? undefined : end).map((_, offset) => at + offset)
    order.push(...(known[at] === base ? run : run.reverse()))
    at += run.length
  }
  return base === 'left' ? order : order.reverse()
}

function neighbours(directions: readonly Direction[], at: number, base: 'left' | 'right') {
  const before = directions.slice(0, at).findLast((one) => one !== null) ?? base
  const after = directions.slice(at + 1).find((one) => one !== null) ?? base
  return before === after ? before : base
}

/**
 * A word of a text with right-to-left parts, with all its ink within its width, because the word can stand at either end of a line. A
 * right-to-left word is measured in its final order, but its letters stay in reading order, because the word can still be cut.
 */
export function boxed(word: Word, direction: Direction): Word {
  const { chars, ...box } = direction === 'right' ? turned(word) : within(word)
  return { ...box, direction, chars: direction === 'right' ? word.chars : chars }
}

const mirrored: Readonly<Record<string, string>> = {
  ...{ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' },
  ...{ '«': '»', '»': '«', '‹': '›', '›': '‹', '<': '>', '>': '<' },
}

/** Lays out the letters from right to left. Figures and foreign words keep their direction. */
function turned(word: Word): Word {
  const order = standingOrder(
    word.chars.map(({ char }) => (/\p{Nd}/u.test(char) ? 'left' : directionOf(char))),
    'right',
  )
  const chars: SetChar[] = []
  let x = 0
  for (const from of order) {
    const read = word.chars[from]
    if (!read) continue
    const { face } = read
    const other = mirrored[read.char]
    const char = other !== undefined && face.has(other) ? other : read.char
    const measure = face.measure(char)
    const last = chars.at(-1)
    if (last?.face === face) x += face.kern(last.char, char)
    chars.push({ char, face, x, measure })
    x += measure.advance
  }
  const { direction } = word
  return { ...within(wordOf(chars)), ...(direction !== undefined && { direction }) }
}

function within({ inkLeft, inkRight, ...word }: Word): Word {
  const chars = word.chars.map((one) => ({ ...one, x: one.x - inkLeft }))
  return { ...word, chars, width: inkRight - inkLeft, inkLeft: 0, inkRight: inkRight - inkLeft }
}

/** The direction of a text: that of its first letter. Null when all of the text is left-to-right. */
export function baseOf(atoms: readonly Atom[]): 'left' | 'right' | null {
  if (!atoms.some((atom) => ofAtom(atom) === 'right')) return null
  return atoms.map(ofAtom).find((one) => one !== null) ?? 'left'
}

const ofAtom = (atom: Atom): Direction => (atom.kind === 'word' ? (atom.direction ?? null) : null)

/** Puts a line from reading order into visual order. The width stays the same, because each word was measured in its visual order. */
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
