import { Fragment } from 'react'
import { classNames } from '@/components/ui/class-names'
import { CheckIcon } from '@/components/ui/icons'
import { Pieces } from '@/components/ui/translated-pieces'
import type { Menu } from '@/contract/entities/menu'
import {
  asksForSafe,
  type DishWish,
  isMatch,
  isSafe,
  markedParts,
  wantedWords,
} from '@/contract/rules/search/matching-dishes'
import { useTranslations } from '@/lib/i18n/translations'
import { eitherText, listText } from '@/lib/language/formats'
import { colonHere } from '@/lib/language/here'
import { cardCourses, dishPieces, type ShownDish, type ShownMenu } from '@/lib/search/shown-dishes'
import { isTranslated, kitchenLanguage } from '@/lib/translated-menu'

type Props = { menu: ShownMenu; wish?: DishWish }

/** A line for each course that a card shows. */
export function ResultMenu({ menu, wish = { q: '' } }: Props) {
  const wanted = wantedWords(wish.q)
  return (
    <ul lang={menu.translated ? undefined : kitchenLanguage(menu)} className="mt-1 grid">
      {cardCourses(menu, wish).map(({ name, dishes }) => (
        <li key={name} className="truncate">
          <span className="sr-only">{`${name}${colonHere()} `}</span>
          <Dishes dishes={dishes} wish={wish} wanted={wanted} found={menu.found} />
        </li>
      ))}
    </ul>
  )
}

type Wanted = { wish: DishWish; wanted: string[]; found: ShownMenu['found'] }
type DishesProps = Wanted & { dishes: ShownDish[] }

/** One text if no word is marked, because a page contains each element twice. */
function Dishes({ dishes, ...asked }: DishesProps) {
  if (asked.wanted.length === 0 && !asksForSafe(asked.wish)) {
    const between = (at: number) => (at > 0 ? [{ text: ' · ' }] : [])
    return <Pieces pieces={dishes.flatMap((dish, at) => [...between(at), ...dishPieces(dish)])} />
  }
  return dishes.map((dish, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be there twice
    <Fragment key={index}>
      {index > 0 ? ' · ' : null}
      <Dish dish={dish} {...asked} />
    </Fragment>
  ))
}

type DishProps = Wanted & { dish: ShownDish }

function Dish({ dish, wish, ...asked }: DishProps) {
  const t = useTranslations('search.card')
  return (
    <>
      {asksForSafe(wish) && isSafe(dish, wish) ? (
        // What only screen readers say is cut with its line, or it makes the page wider.
        <span className="pointer-events-none relative">
          <CheckIcon className="inline size-3.5 text-olive" />
          <span className="sr-only">{t('safe')} </span>
        </span>
      ) : null}
      <DishName dish={dish} {...asked} />
    </>
  )
}

/**
 * The words that were searched for are marked. If they are only in what the kitchen wrote, all of the translation is; if they are only in
 * the dish's Castilian name, all of the dish.
 */
function DishName({ dish, wanted, found }: Omit<DishProps, 'wish'>) {
  const { name, line } = dish
  const isInPageLanguage = !line || (line.how === 'wholly' && !isTranslated(line, name))
  const pieces = <Pieces pieces={dishPieces(dish)} />
  if (found?.includes(name)) return <mark>{pieces}</mark>
  if (!isInPageLanguage) return isMatch(name, wanted) ? <mark>{pieces}</mark> : pieces
  return markedParts(name, wanted).map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name do not move
    isMatch ? <mark key={index}>{text}</mark> : text,
  )
}

/** «3 platos sin gluten». Nothing when no such dish was asked for. */
export function SafeDishes({ menu, wish }: { menu: Menu; wish: DishWish }) {
  const t = useTranslations('search.card')
  const allergenName = useTranslations('allergens')
  if (!asksForSafe(wish)) return null
  const count = menu.categories
    .flatMap(({ items }) => items)
    .filter((dish) => !dish.soldOut && isSafe(dish, wish)).length
  const avoided = (wish.without ?? []).map((allergen) => allergenName(allergen))
  return (
    <p className={classNames('truncate', count > 0 ? 'font-semibold text-olive' : 'text-soft')}>
      {t(`dishes.${wish.diet ?? 'any'}`, { count })}
      {avoided.length > 0 ? ` ${t('without', { list: eitherText(avoided) })}` : null}
    </p>
  )
}

/** The things that the price includes besides the dishes. */
export function ResultIncludes({ includes }: Pick<Menu, 'includes'>) {
  const t = useTranslations('search.card')
  const includeName = useTranslations('includes')
  if (includes.length === 0) return null
  const list = listText(includes.map((part) => includeName(part)))
  return (
    <span className="flex gap-1">
      <CheckIcon className="mt-0.5 size-3.5 shrink-0 text-olive" />
      <span className="sr-only">{t('includes')} </span>
      <span className="inline-block first-letter:uppercase">{list}</span>
    </span>
  )
}
