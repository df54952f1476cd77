import { type Amount, amountsIn } from './amounts'
import { isFood } from './known-dishes'
import { fold, stems } from './words'

const verb =
  / (?:lleva|llevan|leva|levan|tiene|tienen|te|ten|son|va con|van con|con|amb|porta|porten|sale|salen|sube|suben|puja|es|is|are|has|cuesta) (?:un |a )?([\uE000-\uF8FF])(?: de suplemento| de suplement| more| extra)?/gu
/** The dish before the verb, from its article on: «a la brasa» has an article of its own. */
const named =
  /(?:^|[\s,;.])(?:(?:y|i|e|eta|and|pero) )?(?<!(?:^| )(?:a|de|con|en|da|do|amb|sin) )(?:el|la|los|las|els|les|o|a|os|as|the) ((?:(?!(?:el|los|els|os|the|y|e|i) )[\p{L}']{1,20} ){1,5})$/u

/** «El entrecot lleva tres euros de suplemento»: the supplement of a dish that is named before or after. */
export type SupplementClause = { before: string; dish: string; euros: number; text: string; after: string }

export function supplementClause(text: string, amounts: readonly Amount[]): SupplementClause | null {
  if (!amounts.some(({ kind }) => kind === 'supplement')) return null
  const folded = fold(text)
  for (const { index, 0: whole, 1: stand = '' } of folded.matchAll(verb)) {
    const [amount] = amountsIn(stand, amounts)
    const near = Math.max(0, index - 80)
    const found = amount?.kind === 'supplement' ? named.exec(folded.slice(near, index + 1)) : null
    const dish = found?.[1]?.trim() ?? ''
    if (amount?.kind !== 'supplement' || !found || !isFood(stems(dish))) continue
    const start = near + found.index
    const end = index + whole.length
    return {
      before: text.slice(0, start).replace(/[\s,;]+$/, ''),
      dish,
      euros: amount.euros,
      text: text.slice(start, end).trim(),
      after: text.slice(end).replace(/^[\s,;.]+(?:(?:y|i|e|eta|and) (?!de ))?/, ''),
    }
  }
  return null
}
