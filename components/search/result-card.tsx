import { useTranslations } from 'next-intl'
import { ServingLine } from '@/components/ui/serving/serving-line'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import { VerifiedMark } from '@/components/ui/verified-mark'
import { distanceText } from '@/contract/rules/distance'
import { isToday } from '@/contract/rules/local-time'
import { weekMinutes } from '@/contract/rules/opening-hours'
import { profilePath } from '@/contract/rules/profile-slug'
import type { FoundRestaurant } from '@/lib/api/search-outcome'
import type { SearchTab } from '@/lib/search/state'
import { menuToday } from '@/lib/seo/menu-today'
import type { FavouriteOf } from './result-grid'
import { ResultIncludes } from './result-includes'
import { ResultMenu } from './result-menu'
import { ResultPhoto } from './result-photo'
import { ResultPrice } from './result-price'

type Props = FoundRestaurant & {
  about: SearchTab
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
  /** Its photo is likely the largest thing on the first screen. */
  isFirst: boolean
}

/** What is on, how much, how far, still serving: in that order, readable at arm's length. */
export function ResultCard({ restaurant, menus, about, renderedAt, serving, favourite, isFirst }: Props) {
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
          {menu ? <ResultPrice menu={menu} /> : null}
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
