import type { Database } from '@/server/db/client'
import { foldWord } from '@/server/text/fold-word'
import { nearestWord } from './nearest-word'
import { findSimilarWords, lookUpWords } from './queries/words'

/** More endings than these and a word begun is on every second menu: then the index needs no list of them. */
const listed = 64

export type Text = {
  /** Each of them has to occur, in whatever ending. */
  words: string[]
  /** What the last of them may become, as documents hold it; null: anything that begins with it. */
  completions: string[] | null
}

export type Understood = { text: Text; corrected: boolean }

/** What the words mean, with those nobody uses put right; null when that leaves one that occurs nowhere. */
export async function understandWords(db: Database, typed: string[]): Promise<Understood | null> {
  const folded = typed.map(foldWord)
  const last = folded.at(-1) ?? ''
  const looked = await lookUpWords(db, [...new Set(folded)], last, listed + 1)
  const found = /^\d+$/.test(last) ? [] : (looked[0]?.completions ?? [])
  const completions = found.length > listed ? null : found
  const isUnknown = new Set(looked.filter(({ known }) => !known).map((word) => word.typed))
  if (found.length > 0 && folded.indexOf(last) === folded.length - 1) isUnknown.delete(last)
  if (isUnknown.size === 0) return { text: { words: typed, completions }, corrected: false }

  const similar = Map.groupBy(await findSimilarWords(db, [...isUnknown]), (known) => known.typed)
  const words = folded.map((word, index) => {
    if (!isUnknown.has(word)) return typed[index] ?? word
    return nearestWord(word, similar.get(word) ?? [], index === folded.length - 1)
  })
  if (!words.every((word) => word !== null)) return null
  return { text: { words, completions: isUnknown.has(last) ? [] : completions }, corrected: true }
}
