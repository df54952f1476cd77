import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Photo } from '@/components/ui/photo'
import { PlatePlaceholder } from '@/components/ui/plate-placeholder'
import { PriceTag } from '@/components/ui/price-tag'
import { ServingLine } from '@/components/ui/serving/serving-line'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import { VerifiedMark } from '@/components/ui/verified-mark'
import type { Menu } from '@/contract/entities/menu'
import type { RestaurantCard } from '@/contract/entities/restaurant'
import { distanceText } from '@/contract/geography'
import { priceText } from '@/contract/rules/menu/price'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { isToday } from '@/contract/rules/time/local-time'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
import type { FoundRestaurant } from '@/lib/api/search'
import { priceShown } from '@/lib/search/shown-result'
import type { SearchTab } from '@/lib/search/state'
import { menuToday } from '@/lib/seo/menu-today'
import { ResultIncludes, ResultMenu } from './result-menu'

export type FavouriteOf = (restaurant: RestaurantCard) => ReactNode

type Props = FoundRestaurant & {
  about: SearchTab
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
  /** The maximum price of the search. */
  upTo?: number
  /** True for the first card: its photo is probably the largest thing on the first screen. */
  isFirst: boolean
}

/** A card with the menu, the price, the distance and the serving time, in this order, readable at arm's length. */
export function ResultCard(props: Props) {
  const { restaurant, menus, about, upTo, renderedAt, serving, favourite, isFirst } = props
  const t = useTranslations('search.card')
  const cuisineName = useTranslations('cuisines')
  const { restaurantName, restaurantLocation, timeZone, schedule, distance, cuisineType, description } =
    restaurant
  const now = new Date(renderedAt)
  const menu = menuToday(menus, timeZone, now)
  const updatedToday = menus[0] && isToday(menus[0].updatedAt, timeZone, now)
  return (
    <article className="relative flex w-full flex-col rounded-lg border border-line bg-card p-3 shadow-sheet transition-shadow hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-azulejo md:p-4">
      <div className="flex gap-3 md:gap-4">
        <div className="min-w-0 grow">
          <h2 className="text-xl leading-tight">
            <a
              href={profilePath(restaurant)}
              className="outline-none after:absolute after:inset-0 after:rounded-lg"
            >
              {restaurantName}
            </a>
            {restaurant.verified ? <VerifiedMark label={t('verified')} /> : null}
          </h2>
          <p className="text-sm text-soft">
            {cuisineType.map((cuisine) => cuisineName(cuisine)).join(' · ')}
          </p>
          {menu ? <ResultPrice menu={menu} upTo={upTo} /> : null}
        </div>
        <div className="relative shrink-0 self-start">
          <ResultPhoto restaurant={restaurant} priority={isFirst} />
          <div className="absolute -top-1 -right-1 z-10">{favourite(restaurant)}</div>
        </div>
      </div>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <ServingLine
          week={weekMinutes(schedule)}
          window={about === 'menu' && menu?.window ? { ...menu.window, date: menu.date } : null}
          timeZone={timeZone}
          renderedAt={renderedAt}
          labels={serving}
        />
        {distance === undefined ? (
          <span className="w-full text-soft">{restaurantLocation.Address}</span>
        ) : (
          <span className="figures font-semibold">
            <span className="sr-only">{t('distance')} </span>
            {distanceText(distance)}
          </span>
        )}
      </p>
      {menu ? <ResultMenu menu={menu} /> : <p className="mt-2 line-clamp-2 text-soft">{description}</p>}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2.5 text-sm">
        <span className="font-medium text-soft">
          {menu ? <ResultIncludes includes={menu.includes} /> : t('noMenu')}
        </span>
        {updatedToday ? (
          <span className="font-semibold whitespace-nowrap text-azulejo">{t('updatedToday')}</span>
        ) : null}
      </p>
    </article>
  )
}

const size = 'size-24 shrink-0 rounded sm:size-28 md:size-32'

type ResultPhotoProps = {
  restaurant: Pick<RestaurantCard, 'headerImageUrl' | 'restaurantName'>
  priority: boolean
}

/** No alt text: the name beside the photo says what the photo shows. */
function ResultPhoto({ restaurant: { headerImageUrl, restaurantName }, priority }: ResultPhotoProps) {
  if (!headerImageUrl) return <PlatePlaceholder name={restaurantName} className={size} />
  return (
    <Photo
      src={headerImageUrl}
      alt=""
      width={320}
      height={320}
      sizes="(width >= 48rem) 8rem, (width >= 30rem) 7rem, 6rem"
      priority={priority}
      className={`${size} plate-if-missing`}
    />
  )
}

/** The price, the biggest text of the card. For half a menu it says so, and also gives the price of the whole menu. */
function ResultPrice({ menu, upTo }: { menu: Menu; upTo?: number }) {
  const t = useTranslations('search.card')
  const { price, isHalf } = priceShown(menu, upTo)
  if (price === null) return <p className="mt-2 font-semibold">{t('askPrice')}</p>
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2.5">
      {isHalf ? null : <span className="sr-only">{t('menuPrice')} </span>}
      <PriceTag price={priceText(price)} className="text-[2rem]!" />
      {isHalf ? (
        <span className="leading-tight font-semibold">
          {t('half')}
          {menu.price === null ? null : (
            <span className="figures block text-sm font-normal text-soft">
              {t('whole', { price: priceText(menu.price) })}
            </span>
          )}
        </span>
      ) : null}
    </p>
  )
}
