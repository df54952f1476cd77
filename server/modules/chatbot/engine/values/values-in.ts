import type { MenuContent } from '@/contract/entities/menu'
import { isFood, knownBeginning } from '@/contract/rules/menu-text/known-dishes'
import { fold, stem } from '@/contract/rules/menu-text/words'
import { isThing } from '../evidence/polarity'
import { withFigures } from '../language/figures'
import { dishesNamed } from '../language/pieces'
import { inSpanish } from '../learned/in-spanish'
import { kindsOf } from '../learned/word-kinds'
import { amountIn } from '../meaning/amounts'
import { daysIn } from '../meaning/days'
import type { Context } from '../meaning/intents'
import { plainWords } from '../meaning/spelling'
import { findDishes } from '../menu/find-dish'
import { type Bit, bitsOf, wordsIn } from '../whole/bits'
import { type Hour, hoursIn } from './hours-in'

/** What a message names, whatever its words do: the dishes of the menu, food that no menu has, amounts, hours, days. */
export type Values = {
  bits: Bit[]
  dishes: string[]
  news: string[]
  amounts: number[]
  hours: Hour[]
  days: string[]
  kinds: ReadonlySet<string>
  cues: ReadonlySet<string>
  plain: string
}

export function valuesIn(text: string, { menus, today }: Context): Values {
  const bits = bitsOf(text, menus, today)
  const hours = hoursIn(text)
  const plain = withFigures(plainWords(inSpanish(text)))
  const days = daysIn(plain, today).map(({ date }) => date)
  const named = [...bits.flatMap((bit) => (bit.is === 'dish' ? [bit.name] : [])), ...dishesNamed(text, menus)]
  const dishes = [...new Set(named.map((name) => dishNamed(name, menus)))]
  return {
    bits,
    dishes,
    news: bits
      .flatMap((bit) => (bit.is === 'new' ? (foodIn(bit.name) ?? []) : []))
      .filter((name) => !isOf(name, dishes)),
    amounts: amountsIn(plain, hours.length > 0),
    hours,
    days: [...new Set(days)].filter((date) => date >= today),
    kinds: new Set(wordsIn(text).flatMap((word) => kindsOf(fold(word.raw)))),
    cues: new Set(bits.flatMap((bit) => (bit.is === 'cue' ? [bit.cue] : []))),
    plain,
  }
}

/** The name of the only dish that is meant; of several, the words as they were written. */
function dishNamed(name: string, menus: MenuContent[]): string {
  const [found = []] = menus.map((menu) => findDishes(menu, name)).filter((dishes) => dishes.length > 0)
  const [only, ...others] = found
  return only && others.length === 0 ? only.name : name
}

const stemsOf = (name: string) => fold(name).split(' ').map(stem)
/** Words of the menu's dishes alone are no new dish. */
const isOf = (name: string, dishes: string[]) => {
  const own = dishes.flatMap(stemsOf)
  const isIncluded = fold(name)
    .split(' ')
    .every((word) => isThing(word) || /^(?:o|u|y|de|con)$/.test(word))
  return isIncluded || stemsOf(name).every((word) => own.includes(word))
}

const noFood =
  /^(?:hasta|desde|tira|saca|mete|pone|pon|sola|solo|estoy|vea|todo|toda|para|menos|cuarto|una?)$/

/** The part of a stretch that is food: «longaniza», of words that begin with the first food. */
function foodIn(name: string): string | null {
  const words = name.split(' ')
  const stems = words.map((word) => stem(fold(word)))
  const from = stems.findIndex(
    (word, at) =>
      !noFood.test(fold(words[at] ?? '')) && (isFood([word]) || knownBeginning(stems.slice(at)) !== null),
  )
  if (from < 0) return null
  const last = stems.findLastIndex((word) => isFood([word]))
  const to = Math.max(last, from) + 1
  // «vichyssoise calenta»: one word more may be of the dish.
  const found = words.slice(from, to + 1 >= words.length ? words.length : to).join(' ')
  return found.charAt(0).toUpperCase() + found.slice(1)
}

const figures =
  /(?<![\p{L}\d.,:/])\d{1,3}(?:(?:[.,']| con )\d{1,2})?(?: ?(?:centimos?|cents?|cts?))?(?: ?(?:€|euros?|eur))?(?: y medio)?(?![\p{L}\d]|[.,:/]\d)/gu
const halfEuro = /(?<!\p{L})medio euro(?!\p{L})/u

/** Beside hours only what has a sign is an amount. */
function amountsIn(plain: string, hasHours: boolean): number[] {
  if (halfEuro.test(plain)) return [0.5]
  return [...plain.matchAll(figures)].flatMap(([written]) => {
    if (hasHours && !/€|eur/.test(written)) return []
    const euros = amountIn(written)?.euros
    if (euros === undefined) return /cent|cts/.test(written) ? [Number.parseInt(written, 10) / 100] : []
    const isCents = /cent|cts/.test(written)
    return [isCents ? euros / 100 : euros + (/y medio/.test(written) ? 0.5 : 0)]
  })
}
