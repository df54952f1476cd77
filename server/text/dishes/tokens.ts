import { foldWord } from '../fold-word'

export type Token = { word: string; from: number; to: number }

/** Words as the lexicon knows them: no capitals, no accents. Signs that join or part are words of their own. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\d½·]+|[,()/+&;.]/gu)].map(({ 0: found, index }) => ({
    word: foldWord(found).replace(/l·l/g, 'll'),
    from: index,
    to: index + found.length,
  }))
}

export const keyOf = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
