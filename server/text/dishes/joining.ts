import { countWords, type JoiningWords, joiningWords, styleWords } from './joining-words'
import type { Source } from './languages'

/** What is read at a place, and where the reading goes on. */
export type Found<Value> = { value: Value; next: number }

/** Phrases by their first word, in the order in which they are tried. */
export type Starting<Value> = Map<string, { words: string[]; value: Value }[]>

function byFirstWord<Value>(phrases: (readonly [string, Value])[]): Starting<Value> {
  const all = phrases.map(([phrase, value]) => ({ words: phrase.split(' '), value }))
  return Map.groupBy(all, ({ words }) => words[0] ?? '')
}

export function startsAt<Value>(phrases: Starting<Value>, words: string[], at: number): Found<Value> | null {
  const found = phrases
    .get(words[at] ?? '')
    ?.find((one) => one.words.every((word, index) => words[at + index] === word))
  return found ? { value: found.value, next: at + found.words.length } : null
}

type Joining = {
  of: Starting<true>
  articles: Starting<true>
  styles: Starting<true>
  relations: Starting<JoiningWords['relations'][number][1]>
}

const found = (phrases: string[]) => byFirstWord(phrases.map((phrase) => [phrase, true as const] as const))

const joiningOf = (source: Source): Joining => ({
  of: found(joiningWords[source].of),
  articles: found(joiningWords[source].articles),
  styles: found(styleWords[source]),
  relations: byFirstWord(joiningWords[source].relations),
})

export const joining: Record<Source, Joining> = {
  es: joiningOf('es'),
  ca: joiningOf('ca'),
  gl: joiningOf('gl'),
  eu: joiningOf('eu'),
}

export const counts: Record<Source, Starting<string>> = {
  es: byFirstWord(countWords.es),
  ca: byFirstWord(countWords.ca),
  gl: byFirstWord(countWords.gl),
  eu: byFirstWord(countWords.eu),
}
