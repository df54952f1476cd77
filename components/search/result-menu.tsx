import type { Menu } from '@/contract/entities/menu'

const dishesShown = 3
const categoriesShown = 2

/** The first dishes still to be had. */
export function ResultMenu({ menu }: { menu: Menu }) {
  const categories = menu.categories
    .map(({ name, items }) => ({ name, dishes: items.filter(({ soldOut }) => !soldOut) }))
    .filter(({ dishes }) => dishes.length > 0)
    .slice(0, categoriesShown)
  return (
    <ul className="mt-2.5 grid gap-1 border-t border-dashed border-edge/60 pt-2.5 leading-snug">
      {categories.map(({ name, dishes }) => (
        <li key={name} className="line-clamp-2">
          <span className="mr-1.5 font-semibold">{name}</span>
          {dishes
            .slice(0, dishesShown)
            .map((dish) => dish.name)
            .join(' · ')}
        </li>
      ))}
    </ul>
  )
}
