import type { MenuItem } from '../../entities/menu'
import type { FilterValues } from '../../search'
import { foldText } from './fold-text'

/** The search of a diner, as far as it is about dishes. */
export type DishWish = { q: string } & Pick<FilterValues, 'without' | 'diet'>

const wordPattern = /[\p{L}\p{N}]+/gu

/** «lentejas» and «lenteja», «asados» and «asado». */
const singular = (word: string) =>
  word.length > 4 ? word.replace(/(?<=[rlndz])es$|s$/, '') : word.replace(/(?<=.{3})s$/, '')

const small = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'con',
  'sin',
  'al',
  'en',
  'y',
  'o',
  'un',
  'una',
  'por',
  'para',
])

/** The words of a search that can be in a dish. */
export const wantedWords = (q: string) =>
  (foldText(q).match(wordPattern) ?? []).filter((word) => word.length > 1 && !small.has(word)).map(singular)

/** A word of a dish matches a wanted word if it begins with it, because the diner may still be typing. */
const answers = (written: string, wanted: string) => {
  const word = singular(written)
  return word === wanted || (wanted.length > 2 && word.startsWith(wanted))
}

export type Part = { text: string; isMatch: boolean }

/** A dish's name in parts: words that were searched for, and the rest. */
export function markedParts(name: string, wanted: readonly string[]): Part[] {
  const parts: Part[] = []
  const add = (text: string, isMatch: boolean) => {
    if (text) parts.push({ text, isMatch })
  }
  let from = 0
  for (const { 0: word, index } of name.matchAll(wordPattern)) {
    if (!wanted.some((one) => answers(foldText(word), one))) continue
    add(name.slice(from, index), false)
    add(word, true)
    from = index + word.length
  }
  add(name.slice(from), false)
  return parts
}

export const isMatch = (name: string, wanted: readonly string[]) =>
  wanted.length > 0 && markedParts(name, wanted).some((part) => part.isMatch)

/** Whether the owner declared the dish free of all avoided allergens, and of the searched diet. */
export function isSafe(
  { allergens = {}, diets = [] }: Pick<MenuItem, 'allergens' | 'diets'>,
  wish: DishWish,
) {
  const isOfDiet = !wish.diet || diets.includes(wish.diet) || diets.includes('vegan')
  return isOfDiet && (wish.without ?? []).every((allergen) => allergens[allergen] === 'free')
}

export const asksForSafe = ({ without, diet }: DishWish) => Boolean(without?.length || diet)
