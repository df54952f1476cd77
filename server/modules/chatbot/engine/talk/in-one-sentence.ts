import { listText } from '../texts'

/** «Quitado: flan.»: what is said, the dish, and what follows. */
const sentence = /^([^:]+: )([^.]+)(\.(?: .*)?)$/su

/** «Quitado: flan. Quitado: sopa.» → «Quitado: flan y sopa.» Nothing is said twice. */
export function inOneSentence(texts: string[]): string {
  const sentences: { before: string; dishes: string[]; after: string }[] = []
  for (const text of new Set(texts)) {
    const [, before = text, dish = '', after = ''] = sentence.exec(text) ?? []
    const last = sentences.at(-1)
    if (dish !== '' && last?.before === before && last.after === after) last.dishes.push(dish)
    else sentences.push({ before, dishes: [dish], after })
  }
  return sentences.map(({ before, dishes, after }) => before + listText(dishes) + after).join(' ')
}
