import { fold } from './fold'
import { accented, properNames } from './words/spelling'

export const isShouted = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length > 1 && capitals.length >= letters.length * 0.7
}

function lowered(word: string): string {
  const folded = fold(word)
  const name = properNames.get(folded)
  if (name !== undefined) return name
  const lower = word.toLowerCase()
  return lower === folded ? (accented.get(folded) ?? lower) : lower
}

const capital = (letter: string) =>
  letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter
const capitalised = (text: string) => text.replace(/^[^\p{L}]{0,3}\p{L}/u, capital)

/** Capitals become a sentence, with names kept and the accents that capitals so often lack; the rest stays as written. */
export function sentenceCase(text: string): string {
  return capitalised(isShouted(text) ? text.replace(/\p{L}+/gu, lowered) : text)
}
