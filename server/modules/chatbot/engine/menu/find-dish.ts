import type { MenuContent } from '@/contract/entities/menu'
import { fold, stem, wordsOf } from '@/contract/rules/menu-text/words'
import { editDistance } from '@/server/text/edit-distance'

const small = new Set([
  'el',
  'la',
  'los',
  'las',
  'de',
  'del',
  'con',
  'al',
  'a',
  'y',
  'un',
  'una',
  'mas',
  'ya',
  'lo',
  'en',
  'o',
  'os',
  'els',
  'les',
  'the',
])

const stems = (text: string) =>
  wordsOf(fold(text))
    .filter((word) => !small.has(word))
    .map((word) => sound(stem(word)))

/** Spells a word by its sound: «poyo» is «pollo», «vacalao» is «bacalao». */
const sound = (word: string) =>
  word
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/(?<!c)h/g, '')
    .replace(/z/g, 'c')
    .replace(/qu/g, 'k')

const isNear = (one: string, other: string, slips: number) =>
  Math.abs(one.length - other.length) <= slips && editDistance(one, other) <= slips

const alike = (one: string, other: string) =>
  one === other || (one.length >= 5 && other.length >= 5 && isNear(one, other, one.length >= 8 ? 2 : 1))

/** Finds the dishes whose name contains all given words. If some names have no other words, answers only with these dishes. */
export function findDishes({ categories }: MenuContent, words: string) {
  const wanted = stems(words)
  if (wanted.length === 0) return []
  const dishes = categories.flatMap(({ items }) => items)
  const fitting = dishes.filter(({ name }) => {
    const own = stems(name)
    return wanted.every((word) => own.some((other) => alike(word, other)))
  })
  const whole = fitting.filter(({ name }) => stems(name).length === wanted.length)
  return whole.length > 0 ? whole : fitting
}

const wordsOfMenu = new WeakMap<MenuContent, string[]>()

/** Whether a dish of the menu has this word in its name. */
export function namesWord(menu: MenuContent, word: string): boolean {
  const known = wordsOfMenu.get(menu) ?? [
    ...new Set(menu.categories.flatMap(({ items }) => items).flatMap(({ name }) => stems(name))),
  ]
  wordsOfMenu.set(menu, known)
  return stems(word).some((one) => known.some((other) => alike(one, other)))
}
