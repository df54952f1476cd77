import { isFood } from './dish-knowledge'
import { fold, stem, wordsOf } from './fold'
import { listed } from './phrases'
import { glue, notes, talk } from './words/talk'

const known = new Set([glue, notes, talk].flatMap((text) => listed(text.replaceAll('\n', ' '))))

/** «Proteína: salmón o tofu»: a heading of the owner's own, told by its colon alone. */
export function ownLabel(text: string): { words: string; rest: string } | null {
  const match = /^(\p{L}{3,20}(?: \p{L}{2,20})?) ?: ?(\S.*)$/u.exec(text)
  const [, words = '', rest = ''] = match ?? []
  const folded = wordsOf(fold(words))
  if (!match || folded.some((word) => known.has(word)) || isFood(folded.map(stem))) return null
  return isFood(wordsOf(fold(rest)).map(stem)) ? { words, rest } : null
}
