import { firstLanguage, type Language } from '../../languages'
import type { Allergen, Cuisine } from '../../lists'
import { answered, type FilterValues, filterNames, searchFilters } from '../../search'
import { avoidedReader, danglingAhead, danglingBehind } from './without-words'

type Tab = 'menu' | 'restaurant'
type ReadPhrase = (tab: Tab, number: number) => FilterValues | null

const onMenus =
  (values: FilterValues): ReadPhrase =>
  (tab) =>
    tab === 'menu' ? values : null
const always = (values: FilterValues) => () => values
const without = (...allergens: Allergen[]) => onMenus({ without: allergens })

/** On the tab of restaurants, a diet is a cuisine. */
const eating =
  (values: FilterValues, cuisine: Cuisine): ReadPhrase =>
  (tab) =>
    tab === 'menu' ? values : { cuisine: [cuisine] }

/** The largest answer up to a number. */
const upTo = <Answer extends number>(answers: readonly Answer[], number: number) =>
  answers.findLast((answer) => answer <= number)

const price: ReadPhrase = (tab, number) => {
  const maxPrice = upTo(searchFilters.maxPrice.answers, number)
  return tab === 'menu' && maxPrice ? { maxPrice } : null
}

const walk: ReadPhrase = (_, number) => {
  const minutes = searchFilters.walk.answers.find((answer) => answer >= number)
  return minutes ? answered('walk', minutes) : null
}

const amount = '(\\d{1,2})(?:[.,]\\d{1,2})?'

const withoutGluten = eating({ without: ['gluten'] }, 'Sin gluten')

/** Foods beside «without», folded, in all languages of our pages. */
const foods: [pattern: string, read: ReadPhrase, isWord?: boolean][] = [
  ['gluten?', withoutGluten, true],
  ['lactos[ae]|laktos[ae]', without('milk'), true],
  ['leche|lacteos?|milk|dairy|lait|milch|llet|lactis|leite|esne', without('milk')],
  ['huevos?|eggs?|(?:oe|œ)ufs?|eier|ei|ous?|ovos?|arrautza', without('eggs')],
  [
    'frutos secos|nueces|nuts?|noix|fruits? a coque|fruits secs|nusse?|nous|froitos secos|noces|fruitu lehor|intxaur',
    without('nuts'),
  ],
  ['cacahuetes?|peanuts?|arachides?|erdnusse?|cacauets?|kakahuete', without('peanuts')],
  [
    'mariscos?|marisc|seafood|shellfish|fruits de mer|meeresfruchten?|itsaski',
    without('crustaceans', 'molluscs'),
  ],
  ['crustaceos|crustaceans?|crustaces|krebstieren?|crustacis|krustazeo', without('crustaceans')],
  ['moluscos|molluscs?|mollusques|weichtieren?|mol(?:·?l)uscs|molusku', without('molluscs')],
  ['pescados?|fish|poissons?|fisch|peix|peixe|arrain', without('fish')],
  ['soja|soya?|soia', without('soy')],
  ['carnes?|meat|viandes?|fleisch|carns?|haragi', eating({ diet: 'vegetarian' }, 'Vegetariana')],
]

/** Folded phrases and the filters that they become. A group is the number. */
const phrases: [pattern: string, read: ReadPhrase][] = [
  ['(?:apt[oa]s? )?(?:para )?celiac[oa]s?', withoutGluten],
  [
    've[gx]etarian[oa]?s?|vegetarians?|vegetaria|vegetarianes|begetariano(?:a|ak)?|vegetarien(?:ne)?s?|vegetarisch(?:e[mnrs]?)?|veggie',
    eating({ diet: 'vegetarian' }, 'Vegetariana'),
  ],
  ['vegan(?:[oa]?s?|es|e[mnrs]?)|begano(?:a|ak)?|vegetalien(?:ne)?s?', eating({ diet: 'vegan' }, 'Vegana')],
  ['para (?:llevar|recoger)|take ?away', always({ takeaway: true })],
  ['(?:a )?domicilio|delivery', always({ delivery: true })],
  ['(?:(?:los?|las?|el) )?(?:mas )?(?:barat|economic)[oa]s?(?: primero)?', always({ price: 'asc' })],
  [
    `(?:por )?(?:menos de|hasta|maximo|max) ${amount} ?(?:€|euros?\\b|eur\\b)?|(?:por |de |a )?${amount} ?(?:€|euros?\\b|eur\\b)`,
    price,
  ],
  ['(?:para |de )?(?:cenas?|cenar)', onMenus({ service: 'cena' })],
  ['sirviendo(?: ahora)?', onMenus({ serving: true })],
  ['abiertos?(?: ahora)?', always({ open: true })],
  ['(?:con bebida|bebida incluida)', onMenus({ drink: true })],
  ['(?:ticket|cheque) restaurante?', onMenus({ voucher: true })],
  ['a (\\d{1,2}) ?min(?:utos?)?(?: andando| a pie)?', walk],
  ['menus? (?:del dia|de hoy)', onMenus({})],
]

const cuisines: [pattern: string, cuisine: Cuisine][] = [
  ['argentin[oa]s?', 'Argentina'],
  ['asador(?:es)?', 'Asador'],
  ['(?:bar(?:es)? de )?tapas', 'Bar de tapas'],
  ['chin[oa]s?', 'China'],
  ['espanol(?:a|as|es)?', 'Española'],
  ['fusion', 'Fusión'],
  ['hamburgueserias?', 'Hamburguesería'],
  ['indi[oa]s?|hindu', 'India'],
  ['italian[oa]s?', 'Italiana'],
  ['japones(?:a|as|es)?', 'Japonesa'],
  ['marisquerias?', 'Marisquería'],
  ['mediterrane[oa]s?', 'Mediterranea'],
  ['mexican[oa]s?', 'Mexicana'],
  ['parrillas?', 'Parrilla'],
  ['peruan[oa]s?', 'Peruana'],
  ['sidrerias?', 'Sidrería'],
  ['tailandes(?:a|as|es)?|thai', 'Tailandes'],
  ['vinotecas?', 'Vinoteca'],
]

const edges = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u')

const foodReaders = foods.map(
  ([pattern, read, isWord = false]) => [avoidedReader(pattern, isWord), read] as const,
)

const wordReaders = phrases.map(([pattern, read]) => [edges(pattern), read] as const)

/** «arroz a la japonesa» is a dish. A cuisine is named as one, or stands alone. */
const cuisineReaders = cuisines.map(
  ([pattern, cuisine]) =>
    [
      edges(`(?:cocina|comida|restaurantes?) (?:${pattern})`),
      new RegExp(`^\\s*(?:un |una )?(?:${pattern})\\s*$`, 'u'),
      cuisine,
    ] as const,
)

/** Without accents and capitals, letter by letter, so that a place in the folded text is the same place in the text. */
const folded = (text: string) =>
  text.replace(/\p{L}/gu, (letter) => {
    const [base = letter] = letter.normalize('NFD').toLowerCase()
    return base.length === letter.length ? base : letter
  })

export type ReadQuestion = { q: string; filters: FilterValues }

const starting = (patterns: string) => new RegExp(`^(?:${patterns})(?![\\p{L}\\p{N}])`, 'u')
const anyPhrase = phrases.map(([pattern]) => pattern).join('|')
const anyCuisine = cuisines.map(([pattern]) => pattern).join('|')
const anyFilter = starting(
  `${anyPhrase}|(?:cocina|comida|restaurantes?) (?:${anyCuisine})|(?:${anyCuisine})$`,
)
const anyFood = starting(foods.map(([pattern]) => pattern).join('|'))

const readers = {
  beginsFilter: (text: string) => anyFilter.test(text),
  beginsFood: (text: string) => anyFood.test(text),
}

/** Takes the words that are filters out of a question. «lentejas sin gluten» becomes «lentejas» and the filter «Sin gluten». */
export function readQuestion(question: string, tab: Tab, language: Language = firstLanguage): ReadQuestion {
  let rest = question
  let filters: FilterValues = {}
  for (let found = nextFilter(rest, tab, language); found; found = nextFilter(rest, tab, language)) {
    filters = joinFilters(filters, found.filters)
    rest = `${rest.slice(0, found.from)} ${found.instead} ${rest.slice(found.to)}`
      .replace(/\s+/g, ' ')
      .trim()
      .replace(danglingAhead, '')
      .replace(danglingBehind, '')
      .trim()
  }
  return { q: rest, filters }
}

type Found = { from: number; to: number; instead: string; filters: FilterValues }

function nextFilter(question: string, tab: Tab, language: Language): Found | null {
  const text = folded(question)
  for (const [avoided, read] of foodReaders) {
    const filters = read(tab, 0)
    const place = filters && avoided(text, language, readers)
    if (place) return { ...place, filters }
  }
  for (const [pattern, read] of wordReaders) {
    const match = pattern.exec(text)
    const filters = match && read(tab, Number(match[1] ?? match[2]))
    if (filters) return { ...placeOf(match), filters }
  }
  for (const [named, alone, cuisine] of cuisineReaders) {
    const match = named.exec(text) ?? alone.exec(text)
    const filters: FilterValues = { cuisine: [cuisine] }
    if (match) return { ...placeOf(match), filters }
  }
  return null
}

const placeOf = ({ index, 0: words }: RegExpExecArray) => ({
  from: index,
  to: index + words.length,
  instead: '',
})

/** The answers of both. If a filter can have only one answer, the later one wins. */
export function joinFilters(one: FilterValues, more: FilterValues): FilterValues {
  const cuisine = searchFilters.cuisine.read([...(one.cuisine ?? []), ...(more.cuisine ?? [])])
  const avoided = searchFilters.without.read([...(one.without ?? []), ...(more.without ?? [])])
  return { ...one, ...more, cuisine, without: avoided }
}

/** The filters of a search after its words changed: without the filters of the old words, with those of the new words. */
export function changeByWords(values: FilterValues, before: FilterValues, now: FilterValues): FilterValues {
  const kept: FilterValues = {
    ...(values.cuisine && { cuisine: values.cuisine.filter((one) => !before.cuisine?.includes(one)) }),
    ...(values.without && { without: values.without.filter((one) => !before.without?.includes(one)) }),
  }
  const joined = joinFilters(kept, now)
  const changed = filterNames.filter((name) => before[name] !== undefined || now[name] !== undefined)
  return Object.fromEntries(changed.map((name) => [name, joined[name]]))
}
