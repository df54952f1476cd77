import { keyOf } from './tokens'

/**
 * What diners type and the lexicon of dishes does not name so, or names by a rarer animal: «Huhn» is «pollo» on a menu of the day, and hardly
 * «gallina». Words that mean something else in another of our languages are left out: «Pommes» are apples in French.
 */
const words: Record<string, string> = {
  pollo: 'chickens, Huhn, Hühnchen',
  ternera: 'Rindfleisch, Kalbfleisch, boeuf',
  cordero: 'xai',
  pavo: 'Truthahn',
  carne: 'okela',
  huevo: 'Ei, oeuf, oeufs, ous, ovo, ovos',
  gamba: 'shrimp, shrimps',
  pulpo: 'Krake, pop',
  mejillón: 'Muscheln',
  merluza: 'colin',
  sardina: 'sardiñas',
  arroz: 'riz',
  fideo: 'noodles',
  'patata frita': 'fries, frites',
  alcachofa: 'alkatxofak',
  berenjena: 'eggplant',
  col: 'Kohl',
  ajo: 'ail',
  costilla: 'ribs',
  hígado: 'liver, Leber',
  riñón: 'kidneys',
  albóndiga: 'boulettes',
  helado: 'Eis',
}

/** Castilian names by what somebody types, folded. */
export const everydayWords = new Map(
  Object.entries(words).flatMap(([name, typed]) =>
    typed.split(', ').map((word) => [keyOf(word), name] as const),
  ),
)
