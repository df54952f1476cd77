import { useFormatter, useTranslations } from 'next-intl'
import { CheckIcon } from '@/components/ui/icons'
import type { Menu } from '@/contract/entities/menu'

const dishesShown = 3
const categoriesShown = 2

/** The first dishes that are not sold out. */
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

/** What the price includes besides the dishes. */
export function ResultIncludes({ includes }: Pick<Menu, 'includes'>) {
  const t = useTranslations('search.card')
  const includeName = useTranslations('includes')
  const format = useFormatter()
  if (includes.length === 0) return null
  const list = format.list(includes.map((part) => includeName(part)))
  return (
    <>
      <CheckIcon className="mr-1 inline size-4 text-olive" />
      <span className="sr-only">{t('includes')} </span>
      <span className="inline-block first-letter:uppercase">{list}</span>
    </>
  )
}
