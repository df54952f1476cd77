import { fold, stem } from './fold'

/** Phrases of folded words, to be found in a text one word after the other. */
export type Phrases<T> = { byWords: ReadonlyMap<string, T>; longest: number }

export const listed = (text: string) =>
  text
    .split(/[,\n]/)
    .map((phrase) => fold(phrase.trim()))
    .filter(Boolean)

export const stemmed = (phrase: string) => phrase.split(' ').map(stem).join(' ')

export function phrases<T>(entries: Iterable<readonly [string, T]>): Phrases<T> {
  const byWords = new Map(entries)
  const longest = Math.max(0, ...[...byWords.keys()].map((phrase) => phrase.split(' ').length))
  return { byWords, longest }
}

/** The longest phrase that begins at a word. */
export function phraseAt<T>(
  known: Phrases<T>,
  words: readonly string[],
  at: number,
): { means: T; length: number } | null {
  for (let length = Math.min(known.longest, words.length - at); length > 0; length--) {
    const means = known.byWords.get(words.slice(at, at + length).join(' '))
    if (means !== undefined) return { means, length }
  }
  return null
}

export function holdsPhrase<T>(known: Phrases<T>, words: readonly string[]): boolean {
  return words.some((_, at) => phraseAt(known, words, at) !== null)
}
