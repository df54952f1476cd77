/** Does the same as the database's unaccent for the letters of Spain. */
export function foldWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
}

/** The words of a text, folded: no quotes, hyphens, slashes or emoji. */
export function foldedWords(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{Nd}]+/gu) ?? []
}
