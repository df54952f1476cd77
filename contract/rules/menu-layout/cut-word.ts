import { boxed, turnedBox, turnedBoxesOf } from './right-to-left'
import { type Atom, joined, type SetChar, type Word, wordOf } from './word'

const vowel = /[aeiouáéíóúüàèìòù]/i
const letter = /\p{L}/u
/** Pairs of consonants that begin a syllable together. */
const together = /^(?:[bcdfgpt]r|[bcfgp]l|ch|ll|rr)$/i

/** Of a word: where a syllable begins that may stand on the next line, and the next vowel from each place. */
type Syllables = { begins: Uint8Array; nextVowel: Int32Array }

const known = new WeakMap<readonly SetChar[], Syllables>()

/** The same word is cut at many sizes until its text fits. */
function syllablesOf(set: readonly SetChar[]): Syllables {
  const found = known.get(set) ?? readSyllables(set.map(({ char }) => char))
  known.set(set, found)
  return found
}

/** At least two letters stay on each side. Two vowels are never separated, hiatus or not, as careful printers do. */
function readSyllables(chars: string[]): Syllables {
  const vowels = chars.map((_, at) => isVowel(chars, at))
  const isLetter = chars.map((one) => letter.test(one))
  const begins = new Uint8Array(chars.length)
  const nextVowel = new Int32Array(chars.length + 1).fill(chars.length)
  for (let at = chars.length - 1; at >= 0; at -= 1) {
    nextVowel[at] = vowels[at] ? at : (nextVowel[at + 1] ?? chars.length)
    const hasLetters = isLetter[at - 2] && isLetter[at - 1] && isLetter[at] && isLetter[at + 1]
    if (hasLetters && beginsSyllable(chars, vowels, at)) begins[at] = 1
  }
  return { begins, nextVowel }
}

/** A consonant before a vowel begins a syllable, together with its partner consonant. A vowel must come before. */
function beginsSyllable(chars: string[], vowels: boolean[], at: number): boolean {
  const here = chars[at] ?? ''
  const next = chars[at + 1] ?? ''
  const before = chars[at - 1] ?? ''
  if (vowels[at]) return false
  if (together.test(before + here)) return false
  if (vowels[at + 1]) return true
  return together.test(here + next) && vowels[at + 2] === true
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

/**
 * Cuts a word that is wider than a line into as many lines as it needs. Each part ends at the last syllable that leaves room for a hyphen,
 * or between any two letters when no syllable fits. Each letter is measured only a few times, however long the word is. Null when not one
 * letter fits.
 */
export function cutWord(atom: WordAtom, { width, hyphen }: Room): Cut | null {
  const { chars, direction } = atom
  const part = direction === undefined ? slicesOf(atom) : boxedSlicesOf(atom)
  const { begins, nextVowel } = syllablesOf(chars)
  const parts: Atom[] = []
  let isRough = false
  for (let from = 0; ; ) {
    const end = part.lastThatFits(from, width)
    if (end === chars.length && from > 0) return { parts, rest: part.copied(from, end), isRough }
    const most = Math.min(end, chars.length - 1)
    if (most === from) return null
    const least = Math.max(from + 2, (nextVowel[from] ?? chars.length) + 1)
    let syllable = most
    while (syllable >= least && !(begins[syllable] && part.fitsWith(from, syllable, hyphen, width)))
      syllable -= 1
    const isSyllable = syllable >= least
    parts.push(isSyllable ? part.copied(from, syllable, hyphen) : part.copied(from, most))
    isRough ||= !isSyllable
    from = isSyllable ? syllable : most
  }
}

type Slices = {
  copied(from: number, to: number, tail?: Word): Atom
  /** The end of the longest part that fits. */
  lastThatFits(from: number, width: number): number
  fitsWith(from: number, to: number, tail: Word, width: number): boolean
}

/** Most parts are only measured: their letters are copied when they are drawn. */
function slicesOf({ chars, gap }: WordAtom): Slices {
  const extentTo = (from: number, to: number) => {
    const extent = emptyExtent()
    for (let at = from; at < to; at += 1) reach(extent, chars, at, chars[from]?.x ?? 0)
    return extent
  }
  return {
    copied(from, to, tail) {
      const head = extentTo(from, to)
      const { width } = head
      if (tail) for (let at = 0; at < tail.chars.length; at += 1) reach(head, tail.chars, at, -width)
      const { inkRight, ...extent } = head
      let letters: SetChar[] | undefined
      return {
        ...{ kind: 'word', ...extent, inkRight: Math.max(inkRight, extent.width), gap: from === 0 ? gap : 0 },
        get chars() {
          const own = () => wordOf(chars.slice(from, to))
          letters ??= (tail ? joined(own(), tail) : own()).chars
          return letters
        },
      }
    },
    lastThatFits(from, width) {
      const extent = emptyExtent()
      for (let at = from; at < chars.length; at += 1) {
        reach(extent, chars, at, chars[from]?.x ?? 0)
        if (!fits(extent, width)) return at
      }
      return chars.length
    },
    fitsWith(from, to, tail, width) {
      const extent = extentTo(from, to)
      const { width: head } = extent
      for (let at = 0; at < tail.chars.length; at += 1) reach(extent, tail.chars, at, -head)
      return fits(extent, width)
    },
  }
}

type Extent = Pick<Word, 'width' | 'inkLeft' | 'inkRight' | 'inkTop' | 'inkBottom'>

const emptyExtent = (): Extent => ({ width: 0, inkLeft: 0, inkRight: 0, inkTop: 0, inkBottom: 0 })

/** As `wordOf` measures. */
function reach(extent: Extent, chars: readonly SetChar[], at: number, from: number) {
  const one = chars[at]
  if (!one) return
  const { measure } = one
  const x = one.x - from
  extent.width = Math.max(extent.width, x + measure.advance)
  extent.inkLeft = Math.min(extent.inkLeft, x + measure.minX)
  extent.inkRight = Math.max(extent.inkRight, x + measure.maxX)
  extent.inkTop = Math.max(extent.inkTop, measure.maxY)
  extent.inkBottom = Math.min(extent.inkBottom, measure.minY)
}

const fits = ({ inkLeft, inkRight, width }: Pick<Word, 'inkLeft' | 'inkRight' | 'width'>, room: number) =>
  Math.max(inkRight, width) - inkLeft <= room

/** In a text with right-to-left words, all ink of a word is within its width. */
function boxedSlicesOf(atom: WordAtom): Slices {
  const { chars, gap, direction } = atom
  if (direction === 'right') return turnedSlicesOf(atom)
  return {
    ...slicesOf(atom),
    copied(from, to, tail) {
      const head = wordOf(chars.slice(from, to))
      return { ...boxed(tail ? joined(head, tail) : head, direction ?? null), gap: from === 0 ? gap : 0 }
    },
  }
}

type Turned = { boxOf: ReturnType<typeof turnedBoxesOf>; guessed: ReturnType<typeof guesserOf> }

const knownTurned = new WeakMap<readonly SetChar[], Turned>()

/** The same word is cut at many sizes until its text fits. */
function turnedOf(chars: readonly SetChar[]): Turned {
  const found = knownTurned.get(chars) ?? { boxOf: turnedBoxesOf(chars), guessed: guesserOf(chars) }
  knownTurned.set(chars, found)
  return found
}

/** A part of a right-to-left word stands in another order than it is read. */
function turnedSlicesOf({ chars, gap }: WordAtom): Slices {
  const { boxOf: boxOfPart, guessed } = turnedOf(chars)
  const boxOf = (from: number, to: number, tail?: Word) =>
    tail ? turnedBox([...chars.slice(from, to), ...tail.chars]) : boxOfPart(from, to)
  return {
    copied(from, to, tail) {
      let letters: SetChar[] | undefined
      return {
        ...{ ...boxOf(from, to, tail), direction: 'right', gap: from === 0 ? gap : 0 },
        get chars() {
          const own = () => wordOf(chars.slice(from, to))
          letters ??= (tail ? joined(own(), tail) : own()).chars
          return letters
        },
      }
    },
    lastThatFits: (from, width) =>
      lastThat((to) => boxOf(from, to).width <= width, {
        from,
        end: chars.length,
        guess: guessed(from, width),
      }),
    fitsWith: (from, to, tail, width) => boxOf(from, to, tail).width <= width,
  }
}

/** Where about a part ends that is so wide, if no letter moves nearer to its neighbour. */
function guesserOf(chars: readonly SetChar[]) {
  const ends = new Float64Array(chars.length + 1)
  for (const [at, { measure }] of chars.entries()) ends[at + 1] = (ends[at] ?? 0) + measure.advance
  return (from: number, width: number) => {
    const most = (ends[from] ?? 0) + width
    let to = from
    while (to < chars.length && (ends[to + 1] ?? 0) <= most) to += 1
    return to
  }
}

type Span = { from: number; end: number; guess: number }

/** Finds the last index that fits: from the guess with growing steps, then by halving, so that the far end of a long word is never measured. */
function lastThat(fits: (to: number) => boolean, { from, end, guess }: Span): number {
  let good = from
  let bad = end + 1
  if (guess > from && !fits(guess)) {
    bad = guess
    for (let step = 1; bad - step > from; step *= 2) {
      if (fits(bad - step)) {
        good = bad - step
        break
      }
      bad -= step
    }
  } else {
    good = guess
    for (let step = 1; good + step <= end; step *= 2) {
      if (!fits(good + step)) {
        bad = good + step
        break
      }
      good += step
    }
  }
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (fits(middle)) good = middle
    else bad = middle
  }
  return good
}
