import type { Context, Intent } from '../intents'
import { actsIn } from './acts'
import { intentOfActs } from './intent-of-acts'

/** What a message means by its likeness to messages of other owners, where the rules understood nothing, or less. */
export function learnedIntent(text: string, context: Context, state: string, byRules: Intent): Intent | null {
  const dishes = context.menus.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items.map(({ name }) => name)),
  )
  const found = intentOfActs(actsIn(text, { dishes, state }), context)
  return found && isMore(found, byRules) ? found : null
}

/** A dish for a list is no talk, and an order that the rules know in part is kept unless more is found. */
function isMore(found: Intent, byRules: Intent): boolean {
  if (byRules.is === 'dish') return found.is !== 'aside' && found.is !== 'menu'
  if (byRules.is !== 'orders') return true
  const { changes, rest } = byRules.orders
  return found.is === 'orders' && found.orders.changes.length >= changes.length + rest.length
}
