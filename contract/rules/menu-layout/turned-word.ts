import { type Direction, directionOf, standingOrder } from './direction'
import { type SetChar, type Word, wordOf } from './word'

/**
 * A word of a text that is turned round, with all its ink within its width: it may come to stand at either end of a line. One
 * read from the right is measured as it will stand, its letters kept in the order they are read, since it may yet be cut.
 */
export function boxed(word: Word, direction: Direction): Word {
  const { chars, ...box } = direction === 'right' ? turned(word) : within(word)
  return { ...box, direction, chars: direction === 'right' ? word.chars : chars }
}

const mirrored: Readonly<Record<string, string>> = {
  ...{ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' },
  ...{ '«': '»', '»': '«', '‹': '›', '›': '‹', '<': '>', '>': '<' },
}

/** Letters from the right, figures and foreign words within as they are. */
export function turned(word: Word): Word {
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
