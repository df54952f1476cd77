import type { MenuContent, MenuItem } from '@/contract/entities/menu'
import { fold } from '@/contract/rules/menu-text/words'
import { catalogues } from '@/server/words/catalogues'
import type { Course } from '../language/change'

/** The headings of courses, as owners write them in our languages. */
const likes: Record<Course, RegExp> = {
  entrante: /^(?:entrant|sarrera|starter)/,
  primero: /^(?:primer|primeir|lehen|first)/,
  segundo: /^(?:segund|segon|bigarren|second|principa|plat|prato|main)/,
  postre: /^(?:postre|sobremesa|dessert)/,
}

const order: Course[] = ['entrante', 'primero', 'segundo', 'postre']
const rank = (name: string) => order.findIndex((course) => likes[course].test(fold(name)))

/** The course that a heading names. */
export const courseOfHeading = (name: string) => order[rank(name)] ?? null

/** The index of the category of a course; below zero if there is none. */
export const coursePlace = ({ categories }: MenuContent, course: Course) =>
  categories.findIndex(({ name }) => courseOfHeading(name) === course)

const headings = Object.values(catalogues).map(({ chatbot: { course } }) => ({
  entrante: course.starters,
  primero: course.firsts,
  segundo: course.seconds,
  postre: course.desserts,
}))

/** The heading of a course in the language of the menu's other headings; Castilian where they tell none. */
function newHeading({ categories }: MenuContent, course: Course | null): string {
  const shared = (texts: object) =>
    categories.filter(({ name }) => Object.values(texts).includes(name)).length
  const [texts] = headings.toSorted((one, other) => shared(other) - shared(one))
  return texts?.[course ?? 'primero'] ?? ''
}

/**
 * Adds the dish to the named course. Without a name, adds the dish to the last course that is not the desserts. `heading`: of a course that
 * the menu has not got.
 */
export function place(
  content: MenuContent,
  dish: MenuItem,
  course: Course | null,
  heading?: string,
): MenuContent {
  const { categories } = content
  const last = categories.findLastIndex(({ name }) => courseOfHeading(name) !== 'postre')
  const index = course ? coursePlace(content, course) : last
  if (index < 0) {
    const category = { name: heading ?? newHeading(content, course), items: [dish] }
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
export function moveDish(content: MenuContent, name: string, course: Course): MenuContent {
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
