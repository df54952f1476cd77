import { Link } from '@/components/ui/link'
import { PriceTag } from '@/components/ui/price-tag'
import { ServingLine } from '@/components/ui/serving/serving-line'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import { TranslatedPieces } from '@/components/ui/translated-pieces'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import type { FoundRestaurant } from '@/lib/api/search'
import { priceText } from '@/lib/i18n/price-text'
import { useTranslations } from '@/lib/i18n/translations'
import { type ShownMenu, shownCourses } from '@/lib/search/shown-dishes'
import { kitchenLanguage } from '@/lib/translated-menu'

type Props = Pick<FoundRestaurant, 'restaurant'> & {
  menu: ShownMenu | undefined
  /** Nothing when the day of the poll is over. */
  serving: ServingLabels | undefined
  renderedAt: number
}

/** Name, price and when it is served. */
export function PollHead({ restaurant, menu, serving, renderedAt }: Props) {
  const { restaurantName, restaurantLocation } = restaurant
  return (
    <div className="grid content-start gap-2">
      <div className="flex items-start justify-between gap-2">
        <h2 className="text-xl leading-tight">
          <Link href={profilePath(restaurant)} prefetch={false} className="hover:underline">
            {restaurantName}
          </Link>
        </h2>
        {typeof menu?.price === 'number' ? <PriceTag price={priceText(menu.price)} /> : null}
      </div>
      {serving ? (
        <p className="text-[0.9375rem]">
          <ServingLine restaurant={restaurant} menu={menu} renderedAt={renderedAt} labels={serving} />
        </p>
      ) : null}
      <p className="text-sm text-soft">
        {restaurantLocation.Address}, {restaurantLocation.city}
      </p>
    </div>
  )
}

/** All dishes that are not sold out. */
export function PollDishes({ menu, isOver }: Pick<Props, 'menu'> & { isOver: boolean }) {
  const t = useTranslations('poll')
  return (
    <div className="grid content-start gap-2">
      {menu ? (
        shownCourses(menu).map(({ name, dishes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name
          <div key={index} lang={menu.translated ? undefined : kitchenLanguage(menu)}>
            <h3 className="text-base font-bold">{name}</h3>
            <ul className="text-[0.9375rem] leading-snug">
              {dishes.map(({ line, name }, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be there twice
                <li key={position} className="py-0.5">
                  {line ? <TranslatedPieces line={line} /> : name}
                </li>
              ))}
            </ul>
          </div>
        ))
      ) : (
        <p className="text-soft">{t(isOver ? 'noMenuThen' : 'noMenu')}</p>
      )}
    </div>
  )
}
