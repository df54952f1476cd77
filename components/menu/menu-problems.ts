import { menuExcess } from '@/contract/rules/menu/menu-size'
import type { DoubtReason } from '@/contract/rules/menu-text/parsed-menu'
import { readAmount } from './amount-text'
import { contentOf, type MenuValues } from './menu-values'

export type Problem =
  | 'amount'
  | 'negative'
  | 'tooMuch'
  | 'times'
  | 'dishTooLong'
  | 'nameMissing'
  | 'nameTooLong'
  | 'tooManyDishes'
  | 'tooManyCategories'
  | 'tooManyInAll'
  | 'tooLongInAll'
  | 'observationTooLong'

/** Problems by field name, or by the key of a row. A row's supplement is `KEY.supplement`. */
export type Problems = Record<string, Problem>

/** A doubt to check: the reason, and the line of the text it comes from. */
export type Note = { reason: DoubtReason; source: string }

/** Notes by the same names as `Problems`. */
export type Notes = Record<string, Note[]>

/** Removes the entries of fields and rows that were checked. */
export const omitEntries = <One>(all: Record<string, One>, names: readonly string[]): Record<string, One> =>
  names.some((name) => name in all)
    ? Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
    : all

const limits = { amount: 10_000, dish: 300, category: 80, categories: 20, items: 80, observation: 2000 }

function amountProblem(typed: string): Problem | undefined {
  const amount = readAmount(typed)
  if (amount === undefined) return 'amount'
  if (amount === null) return undefined
  if (amount < 0) return 'negative'
  return amount > limits.amount ? 'tooMuch' : undefined
}

const inAll = { 'too-many-dishes': 'tooManyInAll', 'too-many-letters': 'tooLongInAll' } as const

/** The problems for which the host would refuse the menu, found before sending. */
export function problemsIn(values: MenuValues): Problems {
  const content = contentOf(values)
  const excess = menuExcess(content)
  const found: [field: string, problem: Problem | undefined | false | null][] = [
    ['price', amountProblem(values.price)],
    ['halfPrice', amountProblem(values.halfPrice)],
    ['times', Boolean(values.start) !== Boolean(values.end) && 'times'],
    ['observation', values.observation.trim().length > limits.observation && 'observationTooLong'],
    ['categories', content.categories.length > limits.categories && 'tooManyCategories'],
    ['categories', excess && inAll[excess]],
  ]
  for (const { key, name, items } of values.categories) {
    const dishes = items.filter((dish) => dish.name.trim() !== '')
    if (dishes.length === 0) continue
    const length = name.trim().length
    found.push(
      [key, length === 0 && 'nameMissing'],
      [key, length > limits.category && 'nameTooLong'],
      [key, dishes.length > limits.items && 'tooManyDishes'],
    )
    for (const dish of dishes)
      found.push(
        [dish.key, dish.name.trim().length > limits.dish && 'dishTooLong'],
        [`${dish.key}.supplement`, amountProblem(dish.supplement)],
      )
  }
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => Boolean(entry[1])).reverse())
}
