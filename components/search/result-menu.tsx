import { useFormatter, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { CheckIcon } from '@/components/ui/icons'
import type { Menu, MenuItem } from '@/contract/entities/menu'
import {
  asksForSafe,
  type DishWish,
  isMatch,
  isSafe,
  markedParts,
  wantedWords,
} from '@/contract/rules/search/matching-dishes'

const dishesShown = 3
const categoriesShown = 2

type Props = { menu: Menu; wish?: DishWish }

/**
 * The first dishes that are not sold out: a line for each of two courses. What was searched for comes first, then what is safe; a course
 * with a dish that was searched for comes before one without.
 */
export function ResultMenu({ menu, wish = { q: '' } }: Props) {
  const wanted = wantedWords(wish.q)
  const rank = (dish: MenuItem) => (isMatch(dish.name, wanted) ? 2 : 0) + (isSafe(dish, wish) ? 1 : 0)
  const courses = menu.categories
    .map(({ name, items }) => ({
      name,
      dishes: items.filter(({ soldOut }) => !soldOut).toSorted((a, b) => rank(b) - rank(a)),
    }))
    .filter(({ dishes }) => dishes.length > 0)
  const hasMatch = ({ dishes: [first] }: (typeof courses)[number]) =>
    first !== undefined && isMatch(first.name, wanted)
  const shown = courses
    .toSorted((a, b) => Number(hasMatch(b)) - Number(hasMatch(a)))
    .slice(0, categoriesShown)
  return (
    <ul className="mt-1 grid">
      {courses
        .filter((course) => shown.includes(course))
        .map(({ name, dishes }) => (
          <li key={name} className="truncate">
            <span className="sr-only">{name}: </span>
            <Dishes dishes={dishes.slice(0, dishesShown)} wish={wish} wanted={wanted} />
          </li>
        ))}
    </ul>
  )
}

type DishesProps = { dishes: MenuItem[]; wish: DishWish; wanted: string[] }

/** One text if no word is marked, because a page contains each element twice. */
function Dishes({ dishes, wish, wanted }: DishesProps) {
  if (wanted.length === 0 && !asksForSafe(wish)) return dishes.map(({ name }) => name).join(' · ')
  return dishes.map((dish, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be there twice
    <Fragment key={index}>
      {index > 0 ? ' · ' : null}
      <Dish dish={dish} wish={wish} wanted={wanted} />
    </Fragment>
  ))
}

type DishProps = { dish: MenuItem; wish: DishWish; wanted: string[] }

function Dish({ dish, wish, wanted }: DishProps) {
  const t = useTranslations('search.card')
  return (
    <>
      {asksForSafe(wish) && isSafe(dish, wish) ? (
        <>
          <CheckIcon className="inline size-3.5 text-olive" />
          <span className="sr-only">{t('safe')} </span>
        </>
      ) : null}
      {wanted.length === 0
        ? dish.name
        : markedParts(dish.name, wanted).map(({ text, isMatch }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name do not move
            isMatch ? <mark key={index}>{text}</mark> : text,
          )}
    </>
  )
}

/** «3 platos sin gluten». Nothing when no such dish was asked for. */
export function SafeDishes({ menu, wish }: Required<Props>) {
  const t = useTranslations('search.card')
  const allergenName = useTranslations('allergens')
  const format = useFormatter()
  if (!asksForSafe(wish)) return null
  const count = menu.categories
    .flatMap(({ items }) => items)
    .filter((dish) => !dish.soldOut && isSafe(dish, wish)).length
  const avoided = (wish.without ?? []).map((allergen) => allergenName(allergen))
  return (
    <p className="truncate font-semibold text-olive">
      {t(`dishes.${wish.diet ?? 'any'}`, { count })}
      {avoided.length > 0
        ? ` ${t('without', { list: format.list(avoided, { type: 'disjunction' }) })}`
        : null}
    </p>
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
      <span className="sr-only">{t('includes')} </span>
      <span className="inline-block first-letter:uppercase">{list}</span>
    </span>
  )
}
