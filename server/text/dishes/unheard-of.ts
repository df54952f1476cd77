import { kindOf } from './kind-of'
import type { Phrase } from './phrase'

const savoury =
  /savoury|cocktail|terrine|mousse|jelly|crêpe|pancake|waffle|pastry|millefeuille|platter|assort|selection|portion|bites|fritter|chocolate/

const cut =
  /fillet|steak|loin|chop|\brib|cheek|breast|thigh|\bleg\b|drumstick|shoulder|\btail|piece|wing|shank/

const vessel = /glass|cup|bottle|jug/

/**
 * Meat in a cake, a cutlet of chocolate: where what a thing is made of is of a kind that no dish of the lexicon joins with it, one of the
 * two words means something else here. Nobody can say which, so the dish stays as it was written.
 */
export function isUnheardOf({ noun, made }: Phrase): boolean {
  const english = noun.forms.en?.singular ?? ''
  return made.some((one) => isUnheardOf(one) || isStrange(kindOf(one.noun)))

  function isStrange(kind: string): boolean {
    if (noun.kind === 'sweet') return /sea|meat/.test(kind) && !savoury.test(english)
    if (noun.kind === 'drinks') return /sea|meat|dishes/.test(kind) && !vessel.test(english)
    const isOfAnimal = noun.kind === 'sea' || noun.kind === 'meat'
    return isOfAnimal && !noun.isMixture && /sweet|drinks|fruit/.test(kind) && cut.test(english)
  }
}
