import { fold, stem } from './fold'

/** Phrases of folded words, to be found in a text one word after the other. */
export type Phrases<T> = {
  byWords: ReadonlyMap<string, T>
  /** How many words the longest phrase has that begins with a word. */
  longest: ReadonlyMap<string, number>
}

export const listed = (text: string) =>
  text
    .split(/[,\n]/)
    .map((phrase) => fold(phrase.trim()))
    .filter(Boolean)

export const stemmed = (phrase: string) => phrase.split(' ').map(stem).join(' ')

export function phrases<T>(entries: Iterable<readonly [string, T]>): Phrases<T> {
  const byWords = new Map(entries)
  const longest = new Map<string, number>()
  for (const phrase of byWords.keys()) {
    const words = phrase.split(' ')
    const [first = ''] = words
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0))
  }
  return { byWords, longest }
}

/** The longest phrase that begins at a word. */
export function phraseAt<T>(
  known: Phrases<T>,
  words: readonly string[],
  at: number,
): { means: T; length: number } | null {
  const longest = known.longest.get(words[at] ?? '') ?? 0
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const means = known.byWords.get(words.slice(at, at + length).join(' '))
    if (means !== undefined) return { means, length }
  }
  return null
}

export function holdsPhrase<T>(known: Phrases<T>, words: readonly string[]): boolean {
  return words.some((_, at) => phraseAt(known, words, at) !== null)
}
