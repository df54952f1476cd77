import type { ReactNode } from 'react'
import { Photo } from '@/components/ui/photo'
import { PriceTag } from '@/components/ui/price-tag'
import { ServingLine } from '@/components/ui/serving/serving-line'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import { VerifiedMark } from '@/components/ui/verified-mark'
import type { RestaurantCard } from '@/contract/entities/restaurant'
import { roughDistanceText, walkMinutes } from '@/contract/geography'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { isToday } from '@/contract/rules/time/local-time'
import type { FilterValues } from '@/contract/search'
import type { FoundRestaurant } from '@/lib/api/search'
import { distanceText } from '@/lib/i18n/distance-text'
import { priceText } from '@/lib/i18n/price-text'
import { useTranslations } from '@/lib/i18n/translations'
import { pathHere } from '@/lib/language/path-in'
import { priceShown, type ShownPrice } from '@/lib/search/shown-result'
import { mostPaid } from '@/lib/search/state'
import { wishQuery } from '@/lib/search/wish'
import { menuToday } from '@/lib/seo/menu-today'
import { kitchenLanguage } from '@/lib/translated-menu'
import { ResultIncludes, ResultMenu, SafeDishes } from './result-menu'

export type FavouriteOf = (restaurant: RestaurantCard) => ReactNode

type Props = FoundRestaurant & {
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
  /** The filters of the search: they decide which menu and which price are shown. */
  filters?: FilterValues
  /** The words of the search, after the correction of typing errors. */
  q?: string
  /** True for the first card: its photo is probably the largest thing on the first screen. */
  isFirst: boolean
}

/** Three of these cards fit on a phone's first screen: name, price, serving time, walk, two lines of dishes, what is included. */
export function ResultCard(props: Props) {
  const {
    restaurant,
    menus,
    isRough = false,
    filters = {},
    q = '',
    renderedAt,
    serving,
    favourite,
    isFirst,
  } = props
  const t = useTranslations('search.card')
  const cuisineName = useTranslations('cuisines')
  const { restaurantName, timeZone, distance, description, headerImageUrl } = restaurant
  const { Address: street, city } = restaurant.restaurantLocation
  const kinds = restaurant.cuisineType.map((cuisine) => cuisineName(cuisine))
  const now = new Date(renderedAt)
  const menu = menuToday(menus, timeZone, now, filters.service)
  const wish = { q, diet: filters.diet, without: filters.without }
  const price = menu && priceShown(menu, mostPaid(filters))
  const updatedToday = menus[0] && isToday(menus[0].updatedAt, timeZone, now)
  return (
    <article className="relative flex w-full flex-col rounded-lg border border-line bg-card px-3 pt-2 pb-1.5 shadow-sheet transition-shadow hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-azulejo">
      <div className="flex items-start justify-between gap-2 max-[20rem]:flex-wrap">
        <h2 className="flex min-w-0 items-start text-lg leading-tight">
          <a
            href={pathHere(profilePath(restaurant) + wishQuery(wish))}
            className="min-w-0 outline-none min-[20rem]:max-sm:truncate after:absolute after:inset-0 after:rounded-lg"
          >
            {restaurantName}
          </a>
          {restaurant.verified ? (
            <span className="ml-1 shrink-0">
              <VerifiedMark label={t('verified')} />
            </span>
          ) : null}
        </h2>
        {price ? <ResultPrice price={price} /> : null}
      </div>
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow text-[0.9375rem] leading-[1.3]">
          {menu && price?.isHalf ? <HalfNote whole={menu.price} /> : null}
          <p>
            <ServingLine restaurant={restaurant} menu={menu} renderedAt={renderedAt} labels={serving} />
          </p>
          <p className="figures truncate text-soft">
            {distance === undefined ? null : <Distance km={distance} isRough={isRough} />}
            {(distance === undefined ? [street, ...kinds] : ['', ...kinds, `${street}, ${city}`]).join(' · ')}
          </p>
          {menu ? <SafeDishes menu={menu} wish={wish} /> : null}
          {menu ? (
            <ResultMenu menu={menu} wish={wish} />
          ) : (
            <p lang={kitchenLanguage(menus[0])} className="mt-1 line-clamp-2 text-soft">
              {description}
            </p>
          )}
        </div>
        <div className="relative mt-2.5 shrink-0">
          <ResultPhoto restaurant={restaurant} priority={isFirst} />
          <div className={headerImageUrl ? 'absolute -right-1.5 -bottom-1.5 z-10' : 'relative z-10 -mr-1.5'}>
            {favourite(restaurant)}
          </div>
        </div>
      </div>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2 pt-1 text-[0.8125rem] leading-snug">
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

/** «4 min andando · 250 m», or «a unos 2 km» where the street was not found. */
function Distance({ km, isRough }: { km: number; isRough: boolean }) {
  const t = useTranslations('search.card')
  if (isRough) return t('rough', { distance: roughDistanceText(km) })
  const minutes = walkMinutes(km)
  return (
    <>
      {minutes === undefined ? null : (
        <>
          <strong className="font-semibold text-ink">{t('walk', { minutes })}</strong>
          {' · '}
        </>
      )}
      <span className="sr-only">{t('distance')} </span>
      {distanceText(km)}
    </>
  )
}

type ResultPhotoProps = {
  restaurant: Pick<RestaurantCard, 'headerImageUrl' | 'restaurantName'>
  priority: boolean
}

/** No alt text: the name beside the photo says what the photo shows. */
function ResultPhoto({ restaurant: { headerImageUrl }, priority }: ResultPhotoProps) {
  if (!headerImageUrl) return null
  return (
    <Photo
      src={headerImageUrl}
      alt=""
      width={160}
      height={160}
      sizes="5rem"
      enough={240}
      priority={priority}
      className="plate-if-missing size-18 rounded"
    />
  )
}

function ResultPrice({ price: { price, isHalf } }: { price: ShownPrice }) {
  const t = useTranslations('search.card')
  if (price === null) return <p className="shrink-0 leading-tight font-semibold">{t('askPrice')}</p>
  return (
    <p className="shrink-0 min-[20rem]:-mb-3">
      {isHalf ? null : <span className="sr-only">{t('menuPrice')} </span>}
      <PriceTag price={priceText(price)} className="text-xl!" />
    </p>
  )
}

/** Says that the price is for half a menu, and gives the price of the whole menu. */
function HalfNote({ whole }: { whole: number | null }) {
  const t = useTranslations('search.card')
  return (
    // It wraps: the price at its end may not be cut on a narrow screen.
    <p>
      <span className="font-semibold">{t('half')}</span>
      {whole === null ? null : (
        <span className="figures text-soft"> · {t('whole', { price: priceText(whole) })}</span>
      )}
    </p>
  )
}
