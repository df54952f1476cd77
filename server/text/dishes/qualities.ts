import type { Agreement, Noun, Way, WrittenWay } from './entries'
import { kindOf } from './kind-of'
import type { Phrase } from './phrase'

export const agrees = (written: WrittenWay, agreement: Agreement) =>
  written.agreements?.some(
    ({ gender, isPlural }) => gender === agreement.gender && isPlural === agreement.isPlural,
  ) ?? false

/**
 * Inside «filete de ternera …» only a quality that agrees with the beef and stands before it in English is the beef's: the rest is the steak's. What a salad or a toast is
 * made of may be smoked or roast: «ensalada de salmón ahumado y aguacate».
 */
export const fits = (
  written: WrittenWay,
  { noun, agreement }: Phrase,
  word: string,
  inside: 'dish' | 'mixture',
) =>
  agrees(written, agreement) &&
  !isOfDish(word) &&
  (inside === 'mixture' ||
    (isBefore(wayBeside(written.way, { noun, made: [], ways: [] })) && !isParticiple(word)))

/** «Bacalao al pil pil verde»: the cod is not green. */
export const isColour = (word: string) =>
  /^(?:roj|negr|blanc|amarill|verdes?$|vermell|grog|groc|verds?$|amarel)/.test(word)

/** What is said of the nearest thing: «en tempura negra», «gratinado con queso vegano». */
const isOfNearest = (word: string) => isColour(word) || /^(?:vegan|vega(?:nes|ns)?$)/.test(word)

/** Whether the quality behind a way is of the noun in which the way ends. «Pollo al curry casero» is homemade itself. */
export const isOfWay = (quality: WrittenWay, word: string, thing: Agreement, head: Phrase) =>
  agrees(quality, thing) &&
  (isOfNearest(word) || !chainOf(head).some(({ agreement }) => agrees(quality, agreement)))

const isBefore = ({ forms }: Way) => forms.en?.place === 'before'

/** «croquetas de setas caseras»: the croquettes are homemade. */
const isOfDish = (word: string) => /^(?:gratinad|caser|casol|artesan)/.test(word)

const isParticiple = (word: string) => /(?:[ai]d|frit|fet|[aiu]t)[oa]?e?s?$/.test(word)

/** What never changes belongs to the dish; an adjective to the noun that it agrees with. */
export function attach(written: WrittenWay, head: Phrase, word: string) {
  const chain = chainOf(head)
  const isOfAll =
    isOfDish(word) ||
    wayBeside(written.way, head).forms.en?.place === 'after' ||
    (isParticiple(word) && !head.noun.isMixture)
  const ordered = isOfAll ? chain : chain.toReversed()
  const owner = written.agreements ? ordered.find(({ agreement }) => agrees(written, agreement)) : head
  const phrase = owner ?? head
  phrase.ways.push(wayBeside(written.way, phrase))
}

/** What a way means beside a thing: beside a slice of hake, what it means of hake. */
export function wayBeside(way: Way, phrase: Pick<Phrase, 'noun' | 'made' | 'ways'>): Way {
  const { noun, made, ways } = phrase
  const { kinds, otherwise } = way
  const thing = noun.isMixture ? noun : (made[0]?.noun ?? noun)
  if (!kinds || !otherwise) return way
  const isBare = way.forms.en?.forms[0] === 'in tomato sauce' && (isCold(thing) || ways.some(isDry))
  const isMeant = kinds.includes(kindOf(thing)) || namesIn(phrase).some((name) => kinds.includes(name))
  return isBare || !isMeant ? wayBeside(otherwise, phrase) : way
}

/** «Tosta de boquerones en vinagre»: what is said of anchovies is said of what is made of them. */
const namesIn = ({ noun, made }: Pick<Phrase, 'noun' | 'made'>): string[] => [
  noun.forms.es?.singular.split(' ')[0] ?? '',
  ...made.flatMap(namesIn),
]

/** «jamón con tomate», «pollo a la plancha con tomate»: the tomato stands beside it, and is no sauce. */
const isCold = ({ forms }: Noun) =>
  /cured|\braw\b|\bham\b|burger|chorizo|anchov|tuna belly|octopus|tinned|smoked/.test(
    `${forms.en?.singular} ${forms.en?.gloss}`,
  )

const isDry = ({ forms }: Way) =>
  /grilled|smoked|marinade|marinated|in vinegar|in olive oil|tinned|plain/.test(forms.en?.forms[0] ?? '')

const chainOf = (phrase: Phrase): Phrase[] => [phrase, ...phrase.made.flatMap(chainOf)]
