import type { MenuContent, MenuItem } from '@/contract/entities/menu'
import { menuExcess } from '@/contract/rules/menu/menu-size'
import { fold } from '@/contract/rules/menu-text/words'
import messages from '@/messages/es.json'
import { findDishes } from './find-dish'
import type { Change } from './intents'

type Outcome =
  | { content: MenuContent }
  | { problem: 'no-dish' | 'full' }
  | { problem: 'several'; dishes: MenuItem[] }

const { course: courses } = messages.chatbot

/** The category for each word that owners use for a course. */
const names: Record<string, { name: string; like: RegExp }> = {
  entrante: { name: courses.starters, like: /^entrant/ },
  primero: { name: courses.firsts, like: /^primer/ },
  segundo: { name: courses.seconds, like: /^(?:segund|principal|plat)/ },
  principal: { name: courses.seconds, like: /^(?:segund|principal|plat)/ },
  postre: { name: courses.desserts, like: /^postre/ },
}

export function editMenu(content: MenuContent, change: Change): Outcome {
  const outcome = edited(content, change)
  return 'content' in outcome && menuExcess(outcome.content) ? { problem: 'full' } : outcome
}

function edited(content: MenuContent, change: Change): Outcome {
  if (change.kind === 'add') return added(content, change)
  const found = findDishes(content, change.dish)
  const [dish] = found
  if (!dish) return { problem: 'no-dish' }
  if (found.length > 1) return { problem: 'several', dishes: found }
  const categories = content.categories.map((category) => ({
    ...category,
    items: category.items.flatMap((item) => {
      if (item !== dish) return [item]
      return change.kind === 'remove' ? [] : [{ name: change.by }]
    }),
  }))
  return { content: { ...content, categories: categories.filter(({ items }) => items.length > 0) } }
}

function added(content: MenuContent, { dish, course }: Extract<Change, { kind: 'add' }>): Outcome {
  const all = content.categories.flatMap(({ items }) => items)
  if (all.length >= 80) return { problem: 'full' }
  if (all.some(({ name }) => fold(name) === fold(dish))) return { content }
  return { content: place(content, { name: dish }, course) }
}

/** Adds the dish to the named course. Without a name, adds the dish to the last course that is not the desserts. */
function place(content: MenuContent, dish: MenuItem, course: string | null): MenuContent {
  const wanted = names[course ?? '']
  const { categories } = content
  const last = categories.findLastIndex(({ name }) => !/^postre/.test(fold(name)))
  const index = wanted ? categories.findIndex(({ name }) => wanted.like.test(fold(name))) : last
  if (index < 0)
    return {
      ...content,
      categories: [...categories, { name: wanted?.name ?? courses.firsts, items: [dish] }],
    }
  return {
    ...content,
    categories: categories.map((one, i) => (i === index ? { ...one, items: [...one.items, dish] } : one)),
  }
}

/** Moves the dish with this name to another course. */
export function moveDish(content: MenuContent, name: string, course: string): MenuContent {
  const dish = content.categories.flatMap(({ items }) => items).find((item) => item.name === name)
  if (!dish) return content
  const without = content.categories.map((one) => ({
    ...one,
    items: one.items.filter((item) => item !== dish),
  }))
  return place({ ...content, categories: without.filter(({ items }) => items.length > 0) }, dish, course)
}

export const withoutSupplement = (content: MenuContent, name: string): MenuContent => ({
  ...content,
  categories: content.categories.map((one) => ({
    ...one,
    items: one.items.map((item) => {
      const { supplement: _, ...rest } = item
      return item.name === name ? rest : item
    }),
  })),
})
