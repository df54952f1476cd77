import { stem, wordsOf } from './fold'
import { nearest, spellings } from './near-words'
import { listed, phraseAt, phrases, stemmed } from './phrases'
import type { CategoryKind } from './types'
import { dishBeginnings, foodWords, garnishes } from './words/dishes'

export type Course = Extract<CategoryKind, 'firsts' | 'seconds' | 'desserts' | 'drinks' | 'sides'>
export type Known = { course: Course; sure: boolean }

const courses = ['firsts', 'seconds', 'desserts', 'drinks', 'sides'] as const

const beginnings = phrases(
  courses.flatMap((course) =>
    listed(dishBeginnings[course]).map(
      (phrase) => [stemmed(phrase.replace('?', '')), { course, sure: !phrase.endsWith('?') }] as const,
    ),
  ),
)
const food = new Set(listed(foodWords).map(stem))
const garnish = new Set(listed(garnishes).map(stem))
const headWords = new Set([...beginnings.byWords.keys()].map((phrase) => phrase.split(' ')[0] ?? ''))
const spelled = spellings([...headWords].filter((word) => word.length >= 5))

const connectors = new Set(
  'a al ala de del con sin en y e i o u la el los las amb al a sobre para por sus su nuestro nuestra con c s p d da do dos das ao com eta'.split(
    ' ',
  ),
)

/** A word of the lexicon in the place of a misspelt one. */
function spellWell(word: string): string {
  if (word.length < 5 || headWords.has(word) || food.has(word)) return word
  return nearest(spelled, word) ?? word
}

export const stems = (folded: string) => wordsOf(folded).map(stem)

/** What a dish is by how its name begins, allowing one slip of the pen in its first word. */
export function knownBeginning(words: readonly string[]): Known | null {
  const exact = phraseAt(beginnings, words, 0)?.means
  if (exact) return exact
  const [first, ...rest] = words
  if (first === undefined) return null
  const spelt = spellWell(first)
  return spelt === first ? null : (phraseAt(beginnings, [spelt, ...rest.slice(0, 4)], 0)?.means ?? null)
}

/** What it is, by its beginning or else by a dish named further in («nuestras famosas croquetas»). */
export function knownDish(words: readonly string[]): Known | null {
  const beginning = knownBeginning(words)
  if (beginning) return beginning
  for (let at = 1; at < Math.min(words.length, 6); at++) {
    if (connectors.has(words[at - 1] ?? '') && at > 1) continue
    const found = phraseAt(beginnings, words, at)?.means
    if (found) return { ...found, sure: false }
  }
  return null
}

export const isFood = (words: readonly string[]) =>
  words.some((word) => food.has(word) || headWords.has(word))
export const isConnector = (word: string) => connectors.has(word)
export const isGarnish = (word: string) => garnish.has(word)
export const isHeadWord = (word: string) => headWords.has(word)
