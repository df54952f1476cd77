import type { MenuContent } from '@/contract/entities/menu'
import { fold, stem, wordsOf } from '@/contract/rules/menu-text/fold'
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
])

const stems = (text: string) =>
  wordsOf(fold(text))
    .filter((word) => !small.has(word))
    .map((word) => sound(stem(word)))

/** As it is heard: «poyo» is «pollo», «vacalao» is «bacalao». */
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

/** The dishes whose name has all the words that were said; the closest alone when one is all that was said. */
export function findDishes({ categories }: MenuContent, said: string) {
  const wanted = stems(said)
  if (wanted.length === 0) return []
  const dishes = categories.flatMap(({ items }) => items)
  const fitting = dishes.filter(({ name }) => {
    const own = stems(name)
    return wanted.every((word) => own.some((other) => alike(word, other)))
  })
  const whole = fitting.filter(({ name }) => stems(name).length === wanted.length)
  return whole.length > 0 ? whole : fitting
}
