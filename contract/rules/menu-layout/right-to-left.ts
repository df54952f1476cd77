import { type Atom, type Direction, extents, type Line, type SetChar, type Word, wordOf } from './word'

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const strong = /\p{L}/u

export const isRightToLeft = (text: string) => rightToLeft.test(text)

/** The direction of the first letter. Null for a text without letters. */
export function directionOf(text: string): Direction {
  for (const char of text) if (strong.test(char)) return rightToLeft.test(char) ? 'right' : 'left'
  return null
}

/** A figure goes from left to right also within right-to-left text. */
const figure = /\p{Nd}/u

const ofChars = new Map<string, Direction>()
/** More than the letters of a menu in any language. */
const mostChars = 2000

/** Each part of a word that is cut asks again for the same letters. */
function directionWithin(char: string): Direction {
  const known = ofChars.get(char)
  if (known !== undefined) return known
  const found = figure.test(char) ? 'left' : directionOf(char)
  if (ofChars.size >= mostChars) ofChars.clear()
  ofChars.set(char, found)
  return found
}

/**
 * Converts reading order into the order from left to right. Runs of the other direction are reversed. An item without a direction takes the
 * direction of its neighbours when they agree.
 */
function standingOrder(directions: readonly Direction[], base: 'left' | 'right') {
  const known = withNeighbours(directions, base)
  const order: number[] = []
  for (let at = 0; at < known.length; ) {
    let end = at + 1
    while (end < known.length && known[end] === known[at]) end += 1
    if (known[at] === base) for (let one = at; one < end; one += 1) order.push(one)
    else for (let one = end - 1; one >= at; one -= 1) order.push(one)
    at = end
  }
  return base === 'left' ? order : order.reverse()
}

function withNeighbours(directions: readonly Direction[], base: 'left' | 'right') {
  const after: ('left' | 'right')[] = []
  let next = base
  for (let at = directions.length - 1; at >= 0; at -= 1) {
    after[at] = next
    next = directions[at] ?? next
  }
  let before = base
  return directions.map((own, at) => {
    if (own !== null) before = own
    return own ?? (before === after[at] ? before : base)
  })
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

function standingChar({ char, face }: SetChar) {
  const other = mirrored[char]
  return other !== undefined && face.has(other) ? other : char
}

/** The letters from right to left, each with its place. Figures and foreign words keep their direction. */
function eachTurned(
  read: readonly SetChar[],
  take: (char: string, from: SetChar, x: number, measure: SetChar['measure']) => void,
) {
  const directions = read.map(({ char }) => directionWithin(char))
  // Most words have nothing that goes from left to right: they are only turned.
  const order = directions.includes('left') ? standingOrder(directions, 'right') : null
  let x = 0
  let last: { face: SetChar['face']; char: string } | undefined
  for (let at = 0; at < read.length; at += 1) {
    const one = read[order ? (order[at] ?? 0) : read.length - 1 - at]
    if (!one) continue
    const { face } = one
    const char = standingChar(one)
    const measure = face.measure(char)
    if (last?.face === face) x += face.kern(last.char, char)
    take(char, one, x, measure)
    x += measure.advance
    last = { face, char }
  }
}

function turned(word: Word): Word {
  const chars: SetChar[] = []
  eachTurned(word.chars, (char, { face }, x, measure) => chars.push({ char, face, x, measure }))
  const { direction } = word
  return { ...within(wordOf(chars)), ...(direction !== undefined && { direction }) }
}

type Box = Omit<Word, 'chars' | 'direction'>
type Ink = { left: number; right: number; top: number; bottom: number }

const noInk = (): Ink => ({ left: 0, right: 0, top: 0, bottom: 0 })

function addInk(ink: Ink, x: number, measure: SetChar['measure']) {
  ink.left = Math.min(ink.left, x + measure.minX)
  ink.right = Math.max(ink.right, x + measure.maxX, x + measure.advance)
  ink.top = Math.max(ink.top, measure.maxY)
  ink.bottom = Math.min(ink.bottom, measure.minY)
}

function boxOfInk({ left, right, top, bottom }: Ink): Box {
  const width = right - left
  return { kind: 'word', width, inkLeft: 0, inkRight: width, inkTop: top, inkBottom: bottom }
}

/** As `boxed` measures a right-to-left word of these letters. */
export function turnedBox(read: readonly SetChar[]): Box {
  const ink = noInk()
  eachTurned(read, (_char, _from, x, measure) => addInk(ink, x, measure))
  return boxOfInk(ink)
}

/** Measures parts of a word as `turnedBox` does. In most words nothing goes from left to right, so each letter keeps its neighbours. */
export function turnedBoxesOf(read: readonly SetChar[]): (from: number, to: number) => Box {
  if (read.some(({ char }) => directionWithin(char) === 'left'))
    return (from, to) => turnedBox(read.slice(from, to))
  const stands = read.map((one) => ({ ...one, char: standingChar(one) }))
  const measures = stands.map(({ char, face }) => face.measure(char))
  const kerns = stands.map(({ char, face }, at) => {
    const before = stands[at + 1]
    return before?.face === face ? face.kern(before.char, char) : 0
  })
  return (from, to) => {
    const ink = noInk()
    let x = 0
    for (let at = to - 1; at >= from; at -= 1) {
      const measure = measures[at]
      if (!measure) continue
      if (at < to - 1) x += kerns[at] ?? 0
      addInk(ink, x, measure)
      x += measure.advance
    }
    return boxOfInk(ink)
  }
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
