const bases = new Map<string, string>()

function baseOf(letter: string): string {
  const known = bases.get(letter)
  if (known !== undefined) return known
  const base = (letter.normalize('NFD')[0] ?? letter).toLowerCase()[0] ?? letter
  if (bases.size < 5000) bases.set(letter, base)
  return base
}

function folded(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower.replace(/[^ -~]/g, baseOf)
    : text.replace(/[A-Z]|[^ -~]/g, baseOf)
}

const recent = new Map<string, string>()
const mostRecent = 8000

/** Lower case without accents. Each letter keeps its index, so a match in the folded text can be cut from the original. */
export function fold(text: string): string {
  const known = recent.get(text)
  if (known !== undefined) return known
  if (recent.size >= mostRecent) recent.clear()
  const found = folded(text)
  recent.set(text, found)
  return found
}

/** Gives singular and plural the same form: «arroces» and «arroz», «tomates» and «tomate». */
export function stem(word: string): string {
  const single = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  const bare = single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single
  return bare.length > 3 && bare.endsWith('c') ? `${bare.slice(0, -1)}z` : bare
}

/** What a function gave for the texts it was asked last. */
function remembered<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= mostRecent) known.clear()
    const found = find(text)
    known.set(text, found)
    return found
  }
}

/** The words of a folded text; an apostrophe joins, as in «carn d'olla». */
export const wordsOf: (folded: string) => readonly string[] = remembered(
  (folded) => folded.match(/[\p{L}\p{N}'’·]+/gu) ?? [],
)

/** Phrases of folded words, which are matched word by word. */
type Phrases<T> = {
  byWords: ReadonlyMap<string, T>
  /** All beginnings of phrases that are longer than they. */
  beginnings: ReadonlySet<string>
}

export const listed = (text: string) =>
  text
    .split(/[,\n]/)
    .map((phrase) => fold(phrase.trim()))
    .filter(Boolean)

export const stemmed = (phrase: string) => phrase.split(' ').map(stem).join(' ')

export function phrases<T>(entries: Iterable<readonly [string, T]>): Phrases<T> {
  const byWords = new Map(entries)
  const beginnings = new Set<string>()
  for (const phrase of byWords.keys())
    for (let at = phrase.indexOf(' '); at > 0; at = phrase.indexOf(' ', at + 1))
      beginnings.add(phrase.slice(0, at))
  return { byWords, beginnings }
}

/** The longest phrase that begins at the word with index `at`. */
export function phraseAt<T>(
  known: Phrases<T>,
  all: readonly string[],
  at: number,
): { means: T; length: number } | null {
  let words = all[at]
  let found: { means: T; length: number } | null = null
  for (let length = 1; words !== undefined; length += 1) {
    const means = known.byWords.get(words)
    if (means !== undefined) found = { means, length }
    const next = all[at + length]
    if (next === undefined || !known.beginnings.has(words)) break
    words = `${words} ${next}`
  }
  return found
}

export function holdsPhrase<T>(known: Phrases<T>, words: readonly string[]): boolean {
  return words.some((_, at) => phraseAt(known, words, at) !== null)
}

export const stems: (folded: string) => readonly string[] = remembered((folded) => wordsOf(folded).map(stem))

/** Maps each word with one letter left out to its possible original words. */
type Spellings = ReadonlyMap<string, readonly string[]>

function* withOneLess(word: string): Generator<string> {
  yield word
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
}

export function spellings(words: readonly string[]): Spellings {
  const known = new Map<string, string[]>()
  for (const word of words)
    for (const form of withOneLess(word)) {
      const sharing = known.get(form)
      if (sharing) sharing.push(word)
      else known.set(form, [word])
    }
  return known
}

/** Whether the words differ by one letter too many, too few or wrong, or by two swapped letters. */
function isOneSlip(typed: string, word: string): boolean {
  let from = 0
  while (from < typed.length && typed[from] === word[from]) from++
  let tail = 0
  while (tail < Math.min(typed.length, word.length) - from && typed.at(-1 - tail) === word.at(-1 - tail))
    tail++
  const [a, b] = [typed.slice(from, typed.length - tail), word.slice(from, word.length - tail)]
  if (a.length <= 1 && b.length <= 1) return true
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]
}

export function nearest(known: Spellings, typed: string): string | null {
  if (typed.length > 24) return null
  for (const form of withOneLess(typed)) {
    const found = known.get(form)?.find((word) => isOneSlip(typed, word))
    if (found) return found
  }
  return null
}

/** How a folded word sounds: «bokeron» and «boqueron», «poyo» and «pollo» are the same. */
export const soundOf = (word: string) =>
  word
    .replace(/^h|(?<!c)h/g, '')
    .replace(/qu|k|c(?![eih])/g, 'k')
    .replace(/[zs]|c(?=[ei])/g, 's')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])|x/g, 'j')
    .replace(/(.)\1/g, '$1')
