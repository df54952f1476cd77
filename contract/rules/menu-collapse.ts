/** SPEC.md §9: a category of more than three items shows two until 'Ver más'. */
const shownWhole = 3
const shownOfMore = 2

export function collapse<T>(items: readonly T[]): { shown: readonly T[]; hidden: readonly T[] } {
  const count = items.length > shownWhole ? shownOfMore : items.length
  return { shown: items.slice(0, count), hidden: items.slice(count) }
}
