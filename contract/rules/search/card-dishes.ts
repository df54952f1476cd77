import type { MenuItem } from '../../entities/menu'
import { type DishWish, isMatch, isSafe, wantedWords } from './matching-dishes'

/** What a card has room for: a line for each of two courses. */
const [coursesShown, dishesShown] = [2, 3]

/**
 * The positions of the courses and dishes that a card shows: the first that are not sold out. What was searched for comes first, then
 * what is safe; a course with a dish that was searched for comes before one without. `found`: the dishes that only their Castilian name makes an answer.
 */
export function cardDishes(
  courses: readonly { items: readonly MenuItem[] }[],
  wish: DishWish,
  found: readonly string[] = [],
) {
  const wanted = wantedWords(wish.q)
  const isFound = ({ name }: MenuItem) => isMatch(name, wanted) || found.includes(name)
  const rank = (dish: MenuItem) => (isFound(dish) ? 2 : 0) + (isSafe(dish, wish) ? 1 : 0)
  const offered = courses.map(({ items }, course) => {
    const ranked = items.flatMap((item, dish) => (item.soldOut ? [] : [{ dish, rank: rank(item) }]))
    const dishes = ranked.toSorted((one, other) => other.rank - one.rank).slice(0, dishesShown)
    return { course, dishes: dishes.map(({ dish }) => dish), hasMatch: (dishes[0]?.rank ?? 0) >= 2 }
  })
  return offered
    .filter(({ dishes }) => dishes.length > 0)
    .toSorted((one, other) => Number(other.hasMatch) - Number(one.hasMatch))
    .slice(0, coursesShown)
    .toSorted((one, other) => one.course - other.course)
    .map(({ course, dishes }) => ({ course, dishes }))
}
