import { boxed } from './right-to-left'
import { type Atom, joined, type Word, wordOf } from './word'

const vowel = /[aeiouáéíóúüàèìòù]/i
const letter = /\p{L}/u
/** Pairs of consonants that begin a syllable together. */
const together = /^(?:[bcdfgpt]r|[bcfgp]l|ch|ll|rr)$/i

/**
 * The indexes at which a Spanish word may be cut. At least two letters stay on each side. Two vowels are never separated, hiatus or not, as
 * careful printers do.
 */
function hyphenationPoints(word: string): number[] {
  const chars = [...word]
  const points: number[] = []
  const voiced = chars.findIndex((_, at) => isVowel(chars, at))
  if (voiced < 0) return points
  for (let at = Math.max(2, voiced + 1); at <= chars.length - 2; at += 1)
    if (beginsSyllable(chars, at) && hasLetters(chars, at)) points.push(at)
  return points
}

const hasLetters = (chars: string[], at: number) =>
  chars.slice(at - 2, at).every((one) => letter.test(one)) &&
  chars.slice(at, at + 2).every((one) => letter.test(one))

/** A consonant before a vowel begins a syllable, together with its partner consonant. A vowel must come before. */
function beginsSyllable(chars: string[], at: number): boolean {
  const here = chars[at] ?? ''
  const next = chars[at + 1] ?? ''
  const before = chars[at - 1] ?? ''
  if (isVowel(chars, at)) return false
  if (together.test(before + here)) return false
  if (isVowel(chars, at + 1)) return true
  return together.test(here + next) && isVowel(chars, at + 2)
}

/** The u of «que» and «gui» is silent, so it is no vowel. A y at the end is a vowel. */
function isVowel(chars: string[], at: number): boolean {
  const here = chars[at] ?? ''
  if (/y/i.test(here)) return at === chars.length - 1 || !vowel.test(chars[at + 1] ?? '')
  return vowel.test(here)
}

type WordAtom = Extract<Atom, Word>
type Room = { width: number; hyphen: Word }
/** Each of the `parts` fills a line; `rest` begins the next line. */
type Cut = { parts: Atom[]; rest: Atom; isRough: boolean }

/** The number of following letters that decide whether a place is a hyphenation point. */
const lookAhead = 4

/**
 * Cuts a word that is wider than a line into as many lines as it needs. Each part ends at the last syllable that leaves room for a hyphen,
 * or between any two letters when no syllable fits. Each letter is measured only a few times, however long the word is. Null when not one
 * letter fits.
 */
export function cutWord(atom: WordAtom, { width, hyphen }: Room): Cut | null {
  const { chars, direction } = atom
  const boxedAs = (word: Word) => (direction === undefined ? word : boxed(word, direction))
  const part = (from: number, to: number, tail?: Word) => {
    const head = wordOf(chars.slice(from, to))
    return { ...boxedAs(tail ? joined(head, tail) : head), gap: from === 0 ? atom.gap : 0 }
  }
  const fits = ({ inkLeft, inkRight }: Word) => inkRight - inkLeft <= width
  const parts: Atom[] = []
  let isRough = false
  for (let from = 0; ; ) {
    const end = lastThat((to) => fits(part(from, to)), from, chars.length)
    if (end === chars.length && from > 0) return { parts, rest: part(from, end), isRough }
    const most = Math.min(end, chars.length - 1)
    if (most === from) return null
    const ahead = chars.slice(from, most + lookAhead).map(({ char }) => char)
    const points = hyphenationPoints(ahead.join('')).map((at) => from + at)
    const syllable = points.findLast((at) => at <= most && fits(part(from, at, hyphen)))
    parts.push(syllable === undefined ? part(from, most) : part(from, syllable, hyphen))
    isRough ||= syllable === undefined
    from = syllable ?? most
  }
}

/** Finds the last index that fits: first with growing steps, then by halving, so that the far end of a long word is never measured. */
function lastThat(fits: (to: number) => boolean, from: number, end: number): number {
  let good = from
  let step = 1
  while (good + step <= end && fits(good + step)) {
    good += step
    step *= 2
  }
  let bad = Math.min(good + step, end + 1)
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (fits(middle)) good = middle
    else bad = middle
  }
  return good
}
