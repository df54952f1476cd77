/** Limits of a whole menu: several times the longest menu that anybody served, but small enough to read, draw and mail at once. */
export const menuLimits = { dishes: 120, letters: 25_000 }

type MenuTexts = { observation: string; categories: { name: string; items: { name: string }[] }[] }

type MenuExcess = 'too-many-dishes' | 'too-many-letters'

/** The limit that a menu exceeds as a whole, when each part is within its own limits. */
export function menuExcess({ categories, observation }: MenuTexts): MenuExcess | null {
  const dishes = categories.flatMap(({ items }) => items)
  if (dishes.length > menuLimits.dishes) return 'too-many-dishes'
  const letters = [...categories, ...dishes].reduce((sum, { name }) => sum + name.length, observation.length)
  return letters > menuLimits.letters ? 'too-many-letters' : null
}

/** The first dishes of a long text, up to the limits of a menu. */
export function firstDishes<Category extends MenuTexts['categories'][number]>(
  categories: Category[],
  observation: string,
) {
  let { dishes, letters } = { ...menuLimits, letters: menuLimits.letters - observation.length }
  return categories.map((category) => {
    letters -= category.name.length
    const items = category.items.filter(({ name }) => {
      dishes -= 1
      letters -= name.length
      return dishes >= 0 && letters >= 0
    })
    return { ...category, items }
  })
}

/** docs/product.md#menu-collapse: a category of more than three items shows two until 'Ver más'. */
const shownWhole = 3
const shownOfMore = 2

export function collapse<T>(items: readonly T[]): { shown: readonly T[]; hidden: readonly T[] } {
  const count = items.length > shownWhole ? shownOfMore : items.length
  return { shown: items.slice(0, count), hidden: items.slice(count) }
}
