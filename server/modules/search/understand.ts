import { LRUCache } from 'lru-cache'
import type { Database } from '@/server/db/client'
import { type SearchLanguage, spanishFor } from '@/server/text/dishes/spanish-for'
import { editDistance, mostEdits } from '@/server/text/edit-distance'
import { foldWord } from '@/server/text/fold-word'
import { isNegation, leaveOut } from './leave-out'
import { findSimilarWords, lookUpWords, type Text } from './queries/words'

/** With more completions than this, the word is on every second menu, and the index needs no list of completions. */
const mostCompletions = 64

/** `text` is null where nothing is left to look for. */
type UnderstoodWords = { text: Text | null; corrected: boolean; leftOut?: string[] }

/** Finds the meaning of the words and corrects unknown words. Returns null if a word has no known word close to it. */
async function understandWords(
  db: Database,
  typed: string[],
  page: SearchLanguage,
): Promise<UnderstoodWords | null> {
  const spanish = spanishFor(typed, page)
  if (spanish) return { text: { words: spanish, completions: [], typed: typed.join(' ') }, corrected: true }
  const folded = typed.map(foldWord)
  const last = folded.at(-1) ?? ''
  const looked = await lookUpWords(db, [...new Set(folded)], last, mostCompletions + 1)
  const found = /^\d+$/.test(last) ? [] : (looked[0]?.completions ?? [])
  const completions = found.length > mostCompletions ? null : found
  const isUnknown = new Set(looked.filter(({ known }) => !known).map((word) => word.typed))
  if (found.length > 0 && folded.indexOf(last) === folded.length - 1) isUnknown.delete(last)
  if (isUnknown.size === 0) return { text: { words: typed, completions }, corrected: false }

  const similar = Map.groupBy(await findSimilarWords(db, [...isUnknown]), (known) => known.typed)
  const saysNo = folded.some((word) => isNegation(word, page))
  const words = folded.map((word, index) => {
    if (!isUnknown.has(word)) return typed[index] ?? word
    // A word of the page's language is not a wrong one of another. «No fish» does not ask for fish.
    const spanishWord = saysNo ? null : spanishFor([typed[index] ?? word], page)
    return spanishWord?.join(' ') ?? nearestWord(word, similar.get(word) ?? [], index === folded.length - 1)
  })
  if (!words.every((word) => word !== null)) return null
  return { text: { words, completions: isUnknown.has(last) ? [] : completions }, corrected: true }
}

/** The same without what the query says to leave out. */
async function understandQuery(
  db: Database,
  query: string,
  page: SearchLanguage,
): Promise<UnderstoodWords | null> {
  const { rest, leftOut } = leaveOut(query, page)
  if (leftOut.length === 0) return understandWords(db, rest, page)
  if (rest.length === 0) return { text: null, corrected: true, leftOut }
  const understood = await understandWords(db, rest, page)
  return understood && { text: understood.text, corrected: true, leftOut }
}

type KeptWords = LRUCache<string, UnderstoodWords>

const keptMeanings = new WeakMap<Database, KeptWords>()

/**
 * Caches the meaning of words, because most diners type the same words. Caches only known words, for 30 seconds, so that a search
 * finds a new dish name at once.
 */
export async function understandOnce(
  db: Database,
  query: string,
  page: SearchLanguage,
): Promise<UnderstoodWords | null> {
  const known: KeptWords = keptMeanings.get(db) ?? new LRUCache({ max: 2000, ttl: 30_000 })
  keptMeanings.set(db, known)
  const words = `${page} ${query}`
  const found = known.get(words)
  if (found) return found
  const understood = await understandQuery(db, query, page)
  if (understood && !understood.corrected) known.set(words, understood)
  return understood
}

type KnownWord = { word: string; weight: number }

/**
 * The known word that the diner probably meant, if a word is close enough. With `unfinished`, the word may be the beginning of a
 * longer word.
 */
export function nearestWord(typed: string, known: KnownWord[], unfinished: boolean): string | null {
  const [best] = known
    .map(({ word, weight }) => ({ word, weight, distance: distanceOf(typed, word, unfinished) }))
    .filter(({ distance }) => distance <= mostEdits(typed))
    .sort((a, b) => a.distance - b.distance || b.weight - a.weight || a.word.localeCompare(b.word))
  return best?.word ?? null
}

/** A match with the beginning of a longer word costs half a letter more than a match with a whole word. */
function distanceOf(typed: string, word: string, unfinished: boolean): number {
  const whole = editDistance(typed, word)
  if (!unfinished || word.length <= typed.length) return whole
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more))
  return Math.min(whole, ...beginnings.map((beginning) => editDistance(typed, beginning) + 0.5))
}

/** No word begins with this text. */
const nothingBegun = ' '

type WholeText = { typed: string; page: SearchLanguage }

/**
 * Finds the meaning of all texts in two queries, each in the language of the page on which it was written. The texts are complete, so no
 * word counts as the beginning of another word. The text as typed comes first, without what it says to leave out: nothing if that is all.
 * The same in Spanish follows if all of it is in another language. Otherwise, if a word is unknown, the corrected text follows: a dish
 * may be unknown until a restaurant cooks it.
 */
export async function understandWhole(db: Database, texts: WholeText[]): Promise<Text[][]> {
  const asked = texts.map(({ typed, page }) => ({ typed: leaveOut(typed, page).rest, page }))
  const folded = [...new Set(asked.flatMap(({ typed }) => typed.map(foldWord)))]
  if (folded.length === 0) return texts.map(() => [])
  const looked = await lookUpWords(db, folded, nothingBegun, 1)
  const unknown = new Set(looked.filter(({ known }) => !known).map(({ typed }) => typed))
  const similar = unknown.size > 0 ? await findSimilarWords(db, [...unknown]) : []
  const knownFor = Map.groupBy(similar, ({ typed }) => typed)
  const correctedWord = (word: string, page: SearchLanguage | null) => {
    const key = foldWord(word)
    if (!unknown.has(key)) return word
    const spanish = page && spanishFor([word], page)
    return spanish?.join(' ') ?? nearestWord(key, knownFor.get(key) ?? [], false)
  }
  return asked.map(({ typed, page }) => {
    if (typed.length === 0) return []
    const saysNo = typed.some((word) => isNegation(word, page))
    const corrected =
      spanishFor(typed, page) ?? typed.map((word) => correctedWord(word, saysNo ? null : page))
    const isSame = corrected.join(' ') === typed.join(' ')
    const readings = isSame || !corrected.every((word) => word !== null) ? [typed] : [typed, corrected]
    return readings.map((words) => ({ words, completions: [] }))
  })
}
