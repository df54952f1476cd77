import type { Phrase, ReadDish } from './phrase'
import { withoutCustom } from './without-repeats'

/** A vegan dish whose name means meat elsewhere: «nuggets veganos» are of no chicken. */
export const checked = (read: ReadDish): ReadDish | null =>
  read.parts.some(({ phrases }) => phrases.some(isContradiction)) ? null : read

const isContradiction = ({ noun, ways }: Phrase) =>
  ways.some(({ forms }) => /^veg(?:an|etarian)$/.test(forms.en?.forms[0] ?? '')) && isOfMeat(noun)

/** «Riz cantonais» and «gebratener Reis mit Schinken»: the name may tell it in one language alone. */
const isOfMeat = ({ forms }: Phrase['noun']) =>
  /\b(?:chicken|turkey|pork|beef|lamb|veal|ham|bacon|meat|tripe|frankfurter|prawns?|tuna|cod|hake|anchov(?:y|ies))\b/.test(
    forms.en?.singular ?? '',
  ) ||
  /Schinken|Speck|Rind(?!e)|Schwein(?!eohr-)|Hähnchen|Thunfisch|Kabeljau|Garnele/.test(
    forms.de?.singular ?? '',
  )

/** Whether the words of a dish name meat or fish. A note that calls it vegan is said of another dish then. */
export function namesMeat({ parts }: ReadDish): boolean {
  const isOf = ({ noun, made }: Phrase): boolean => isOfMeat(noun) || made.some(isOf)
  return parts.some(({ relation, phrases }) => relation !== 'without' && phrases.some(isOf))
}

const animal =
  /meat|pork|beef|\bham\b|bacon|sausage|lamb|chicken|fish|\bcod\b|tuna|anchov|prawn|\begg|viande|porc|bœuf|jambon|lard|saucisse|agneau|poulet|poisson|morue|thon|anchois|fruits de mer|crevette|œuf|fleisch|fisch|schwein|rind|schinken|speck|wurst|lamm|huhn|hähnchen|kabeljau|sardelle|meeresfr|garnele|\bei(?:er)?\b|carn|vedella|pernil|cansalada|xoriço|xai|pollastre|peix|bacallà|tonyina|anxov|marisc|gamb|\bous?\b|botifarr|chorizo/i

const nuts =
  /\b(?:pea|wal|hazel)?nut|almond|sesame|noix|amande|cacahu|coque|sésame|nuss|nüss|mandel|sesam|ametll|\bnous?\b|fruits secs|cacauet|avellan|sèsam/i

/** «Fabada (bean stew with chorizo)» with the note «vegan». What is told of nuts stays. */
export const withoutAnimals = (text: string) =>
  text.replace(/ \(([^()]*)\)/gu, (whole, gloss: string) =>
    animal.test(gloss) && !nuts.test(gloss) ? '' : whole,
  )

const dairy =
  /cheese|milk|cream\b|butter|honey|yog|fromage|crème|lait|beurre|miel|käse|sahne|rahm|butter|honig|joghurt|formatge|llet\b|nata|mantega|mel\b/i

/** «(noodle soup, usually with pork)» of a vegan ramen: «(noodle soup)». What is told of nuts stays. */
export function withoutAnimalsIn(gloss: string): string {
  const isOfAnimals = (text: string) => animal.test(text) || dairy.test(text)
  if (!isOfAnimals(gloss) || nuts.test(gloss)) return gloss
  const kept = withoutCustom(` ${gloss}`).trim()
  return isOfAnimals(kept) ? '' : kept
}

/** «Vegan spaghetti carbonara (egg, cheese and bacon)» */
export const withoutAnimalGlosses = (text: string) =>
  text.replace(/ (\([^()]*\))/gu, (_, gloss: string) => {
    const kept = withoutAnimalsIn(gloss)
    return kept && ` ${kept}`
  })

/** The same of what stands beside a vegan dish: only what is usually in it goes. */
export const withoutCustomOfAnimals = (text: string) =>
  text.replace(/ \([^()]*\)/gu, (gloss) =>
    animal.test(gloss) && !nuts.test(gloss) ? withoutCustom(gloss) : gloss,
  )
