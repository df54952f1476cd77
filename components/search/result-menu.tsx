import { useFormatter, useTranslations } from 'next-intl'
import { CheckIcon } from '@/components/ui/icons'
import type { Menu } from '@/contract/entities/menu'

const dishesShown = 3
const categoriesShown = 2

/** The first dishes that are not sold out: a line for each of the first two courses. */
export function ResultMenu({ menu }: { menu: Menu }) {
  const categories = menu.categories
    .map(({ name, items }) => ({ name, dishes: items.filter(({ soldOut }) => !soldOut) }))
    .filter(({ dishes }) => dishes.length > 0)
    .slice(0, categoriesShown)
  return (
    <ul className="mt-1 grid">
      {categories.map(({ name, dishes }) => (
        <li key={name} className="truncate">
          <span className="sr-only">{name}: </span>
          {dishes
            .slice(0, dishesShown)
            .map((dish) => dish.name)
            .join(' · ')}
        </li>
      ))}
    </ul>
  )
}

/** The things that the price includes besides the dishes. */
export function ResultIncludes({ includes }: Pick<Menu, 'includes'>) {
  const t = useTranslations('search.card')
  const includeName = useTranslations('includes')
  const format = useFormatter()
  if (includes.length === 0) return null
  const list = format.list(includes.map((part) => includeName(part)))
  return (
    <span className="flex gap-1">
      <CheckIcon className="mt-0.5 size-3.5 shrink-0 text-olive" />
      <span>
        <span className="sr-only">{t('includes')} </span>
        <span className="inline-block first-letter:uppercase">{list}</span>
      </span>
    </span>
  )
}
