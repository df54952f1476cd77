import type { Database } from '@/server/db/client'
import { foldWord } from '@/server/text/fold-word'
import { nearestWord } from './nearest-word'
import { findSimilarWords, lookUpWords } from './queries/words'
import type { Text } from './understand-words'

/** No word begins with it. */
const nothingBegun = ' '

/**
 * What each of these texts means, two queries for all of them. They were written to the end, so no word is taken for the
 * beginning of another. As typed first, and where a word is nobody's, with what it is most like besides: until somebody
 * cooks it, a dish may well be unknown.
 */
export async function understandWhole(db: Database, texts: string[][]): Promise<Text[][]> {
  const folded = [...new Set(texts.flat().map(foldWord))]
  if (folded.length === 0) return texts.map(() => [])
  const looked = await lookUpWords(db, folded, nothingBegun, 1)
  const unknown = new Set(looked.filter(({ known }) => !known).map(({ typed }) => typed))
  const similar = unknown.size > 0 ? await findSimilarWords(db, [...unknown]) : []
  const knownFor = Map.groupBy(similar, ({ typed }) => typed)
  const meant = (word: string) => {
    const key = foldWord(word)
    return unknown.has(key) ? nearestWord(key, knownFor.get(key) ?? [], false) : word
  }
  return texts.map((typed) => {
    const corrected = typed.map(meant)
    const isSame = corrected.every((word, index) => word === typed[index])
    const readings = isSame || !corrected.every((word) => word !== null) ? [typed] : [typed, corrected]
    return readings.map((words) => ({ words, completions: [] }))
  })
}
