import type { MenuContent, MenuItem } from '@/contract/entities/menu'
import { fold } from '@/contract/rules/menu-text/words'
import messages from '@/messages/es.json'

const { course: courses } = messages.chatbot

/** The heading of each course, for the words of owners, and as owners write it in four languages. */
const names: Record<string, { name: string; like: RegExp }> = {
  entrante: { name: courses.starters, like: /^(?:entrant|sarrera|starter)/ },
  primero: { name: courses.firsts, like: /^(?:primer|primeir|lehen|first)/ },
  segundo: {
    name: courses.seconds,
    like: /^(?:segund|segon|bigarren|second|principa|plat|prato|main)/,
  },
  postre: { name: courses.desserts, like: /^(?:postre|sobremesa|dessert)/ },
}

const order = ['entrante', 'primero', 'segundo', 'postre']
const rank = (name: string) => order.findIndex((course) => names[course]?.like.test(fold(name)))

/** The course that a heading names. */
export const courseOfHeading = (name: string) => order[rank(name)] ?? null

/** The index of the category of a course; below zero if there is none. */
export const coursePlace = ({ categories }: MenuContent, course: string) =>
  categories.findIndex(({ name }) => courseOfHeading(name) === (course === 'principal' ? 'segundo' : course))

/**
 * Adds the dish to the named course. Without a name, adds the dish to the last course that is not the desserts. `heading`: of a course that
 * the menu has not got.
 */
export function place(
  content: MenuContent,
  dish: MenuItem,
  course: string | null,
  heading?: string,
): MenuContent {
  const wanted = names[course ?? '']
  const { categories } = content
  const last = categories.findLastIndex(({ name }) => courseOfHeading(name) !== 'postre')
  const index = wanted ? coursePlace(content, course ?? '') : last
  if (index < 0) {
    const category = { name: heading ?? wanted?.name ?? courses.firsts, items: [dish] }
    const at = categories.findIndex(({ name }) => rank(name) > rank(category.name))
    return {
      ...content,
      categories: at < 0 ? [...categories, category] : categories.toSpliced(at, 0, category),
    }
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

/** First courses stand before second courses, and these before desserts. An owner's own categories keep their place at the end. */
export const inOrder = (categories: MenuContent['categories']) =>
  categories.toSorted((one, other) => placeOf(one.name) - placeOf(other.name))

const placeOf = (name: string) => (rank(name) < 0 ? order.length : rank(name))
