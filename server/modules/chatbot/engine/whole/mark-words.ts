import type { Allergen } from '@/contract/lists'
import { fold } from '@/contract/rules/menu-text/words'
import type { Diet } from '../language/change'

/** What a word declares of a dish. */
export type Mark = { allergens: Allergen[]; diet: Diet | null; without: Diet | null }

const contains: [Allergen[], string][] = [
  [['gluten'], 'gluten glute glutena glutenak glutenik trigo blat garia wheat'],
  [['crustaceans'], 'crustaceos? crustacis? crustacea krustazeoak krustazeoa crustaceans?'],
  [['crustaceans', 'molluscs'], 'mariscos? mariscs? marisc itsaskia itsaskiak shellfish seafood'],
  [['eggs'], 'huevos? ous? ovos? arrautzak? arrautza arrautzarik eggs?'],
  [['fish'], 'pescados? peix peixos peixes? arraina arrainak arrainik fish'],
  [['peanuts'], 'cacahuetes? cacauets? cacahuets? mani kakahueteak? kakahuete peanuts?'],
  [['soy'], 'soja soia soxa sojarik soy soya'],
  [
    ['milk'],
    'leche lacteos? lactosa lactics? llet lactis leite esnea esnekiak esnerik laktosa laktosarik milk dairy lactose',
  ],
  [
    ['nuts'],
    'frutos_secos frutos_de_cascara fruits_secs fruita_seca fruites_seques froitos_secos fruitu_lehorrak fruitu_lehorrik nuts tree_nuts',
  ],
  [['celery'], 'apio api apioa apiorik celery'],
  [['mustard'], 'mostaza mostassa mostaza ziapea mustard'],
  [['sesame'], 'sesamo sesam sesamoa sesame'],
  [['sulphites'], 'sulfitos? sulfits? sulfitoak sulphites? sulfites?'],
  [['lupin'], 'altramuz altramuces tramussos? llobins lupinoak lupinos? lupin'],
  [['molluscs'], 'moluscos? mol·luscs? molluscs? moluscs? moluskuak molusku mollusks?'],
]

const diets: [Diet, string][] = [
  ['vegan', 'vegan[oa]s? vegans? vega vegana veganes vegans begano beganoa beganoak'],
  ['vegetarian', 'vegetarian[oa]s? vegetaria vegetarianes vegetarians? begetarianoa? begetarianoak veggie'],
  ['halal', 'halal'],
  ['gluten-free', 'gluten_free celiacos celiacs zeliakoentzat coeliacs?'],
  ['lactose-free', 'lactose_free dairy_free'],
]

const patternOf = (list: string) =>
  new RegExp(`^(?:${fold(list).split(/\s+/).join('|').replaceAll('_', ' ')})$`)
const declared = contains.map(([allergens, list]) => ({ allergens, pattern: patternOf(list) }))
const suited = diets.map(([diet, list]) => ({ diet, pattern: patternOf(list) }))

/** What «sin» says of it. */
const freeOf = (allergens: Allergen[], phrase: string): Diet | null =>
  /^(?:lactos|laktos)/.test(phrase) ? 'lactose-free' : allergens[0] === 'gluten' ? 'gluten-free' : null

const mostWords = 3

/** The allergen or the diet that stands at a place of a text, and the number of its words. */
export function markAt(words: readonly string[], at: number): { mark: Mark; size: number } | null {
  for (let size = Math.min(mostWords, words.length - at); size > 0; size--) {
    const phrase = words.slice(at, at + size).join(' ')
    const diet = suited.find(({ pattern }) => pattern.test(phrase))?.diet
    if (diet) return { mark: { allergens: [], diet, without: null }, size }
    const allergens = declared.find(({ pattern }) => pattern.test(phrase))?.allergens
    if (allergens) return { mark: { allergens, diet: null, without: freeOf(allergens, phrase) }, size }
  }
  return null
}
