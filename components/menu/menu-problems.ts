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
  | 'observationTooLong'

/** By field, or by the key of a row; a row's supplement is `KEY.supplement`. */
export type Problems = Record<string, Problem>

const most = { amount: 10_000, dish: 300, category: 80, categories: 20, items: 80, observation: 2000 }

function amountProblem(typed: string): Problem | undefined {
  const amount = readAmount(typed)
  if (amount === undefined) return 'amount'
  if (amount === null) return undefined
  if (amount < 0) return 'negative'
  return amount > most.amount ? 'tooMuch' : undefined
}

/** What the host would refuse, before anything is sent. */
export function problemsIn(values: MenuValues): Problems {
  const found: [field: string, problem: Problem | undefined | false][] = [
    ['price', amountProblem(values.price)],
    ['halfPrice', amountProblem(values.halfPrice)],
    ['times', Boolean(values.start) !== Boolean(values.end) && 'times'],
    ['observation', values.observation.trim().length > most.observation && 'observationTooLong'],
    ['categories', contentOf(values).categories.length > most.categories && 'tooManyCategories'],
  ]
  for (const { key, name, items } of values.categories) {
    const dishes = items.filter((dish) => dish.name.trim() !== '')
    if (dishes.length === 0) continue
    const length = name.trim().length
    found.push(
      [key, length === 0 && 'nameMissing'],
      [key, length > most.category && 'nameTooLong'],
      [key, dishes.length > most.items && 'tooManyDishes'],
    )
    for (const dish of dishes)
      found.push(
        [dish.key, dish.name.trim().length > most.dish && 'dishTooLong'],
        [`${dish.key}.supplement`, amountProblem(dish.supplement)],
      )
  }
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => Boolean(entry[1])).reverse())
}
