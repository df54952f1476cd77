import { listText } from '../texts'

/** «Quitado: flan.»: what happened, the dish, and what follows. */
const sentence = /^([^:]+: )([^.]+)(\.(?: .*)?)$/su

/** «Quitado: flan. Quitado: sopa.» → «Quitado: flan y sopa.» Nothing stands twice. */
export function inOneSentence(texts: string[]): string {
  const parts: { before: string; dishes: string[]; after: string }[] = []
  for (const text of new Set(texts)) {
    const [, before = text, dish = '', after = ''] = sentence.exec(text) ?? []
    const last = parts.at(-1)
    if (dish !== '' && last?.before === before && last.after === after) last.dishes.push(dish)
    else parts.push({ before, dishes: [dish], after })
  }
  return parts.map(({ before, dishes, after }) => before + listText(dishes) + after).join(' ')
}
