import type { Allergen } from './parsed-menu'
import { fold, listed, phraseAt, phrases, stemmed, stems } from './words'

/** Words in dish names, with the allergen that such a dish usually contains. Folded and stemmed when loaded. */
export const allergenWords: readonly (readonly [Allergen, string])[] = [
  [
    'gluten',
    'macarron, espagueti, spaghetti, tallarin, canelon, lasana, pasta, fideo, fideua, ravioli, gnocchi, noqui, pizza, croqueta, empanada, empanadilla, empanado, rebozado, romana, escalope, cachopo, jacobo, flamenquin, hamburguesa, albondiga, tarta, bizcocho, brownie, coulant, galleta, torrija, hojaldre, quiche, crepe, salmorejo, gazpacho, migas, sopa de ajo, cuscus, bulgur, seitan, ramen, gyoza, tempura, bechamel, picatoste, churro, bunuelo, profiterol, pan, tosta, bocadillo, sandwich, milanesa, frito, fritura, nugget',
  ],
  [
    'crustaceans',
    'gamba, langostino, cigala, bogavante, langosta, nécora, necora, buey de mar, cangrejo, camaron, marisco, mariscada, txangurro, carabinero',
  ],
  [
    'eggs',
    'huevo, tortilla, mayonesa, ensaladilla, flan, natilla, revuelto, alioli, allioli, carbonara, rebozado, romana, merengue, torrija, tarta, bizcocho, croqueta, crema catalana, mousse, yema, tocino de cielo, brownie, coulant',
  ],
  [
    'fish',
    'merluza, bacalao, atun, bonito, salmon, lubina, dorada, rape, boqueron, anchoa, sardina, trucha, emperador, lenguado, gallo, caballa, jurel, ventresca, pescado, pescadilla, rodaballo, mero, corvina, cazon, marmitako, ensaladilla, palometa, besugo, melva, congrio, pez espada, pescaito',
  ],
  ['peanuts', 'cacahuete, pad thai, satay'],
  ['soy', 'soja, tofu, tempeh, miso, teriyaki, edamame, yakisoba, heura'],
  [
    'milk',
    'queso, leche, nata, bechamel, croqueta, yogur, cuajada, flan, natilla, helado, mantequilla, carbonara, parmesano, mozzarella, burrata, mousse, panacota, tiramisu, cheesecake, lasana, canelon, gratinado, roquefort, cabrales, jacobo, cachopo, provoleta, crema catalana, brownie',
  ],
  [
    'nuts',
    'nuez, nueces, almendra, avellana, pistacho, anacardo, pinon, ajoblanco, romesco, pepitoria, turron, mazapan, praline',
  ],
  ['celery', 'apio'],
  ['mustard', 'mostaza'],
  ['sesame', 'sesamo, hummus, humus, tahini, falafel'],
  ['sulphites', 'vino, vinagreta, vinagre, escabeche, jerez, pedro ximenez, sidra, cava, oporto'],
  ['lupin', 'altramuz, altramuces'],
  [
    'molluscs',
    'calamar, sepia, pulpo, mejillon, almeja, chipiron, berberecho, navaja, vieira, zamburina, choco, caracol, marisco, txipiron, coquina, fideua',
  ],
]

const byPhrase = new Map<string, Allergen[]>()
for (const [allergen, text] of allergenWords)
  for (const phrase of listed(text).map(stemmed))
    byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), allergen])
const known = phrases(byPhrase)

/** The usual allergens of a dish with this name, for a form to offer, never to declare. */
export function suggestedAllergens(name: string): Allergen[] {
  const words = stems(fold(name))
  if (words.includes('sin') || words.some((word) => word.startsWith('vegan'))) return []
  return [...new Set(words.flatMap((_, at) => phraseAt(known, words, at)?.means ?? []))]
}
