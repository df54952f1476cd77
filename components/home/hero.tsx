import type { ReactNode } from 'react'
import { EmptyPlate } from '@/components/ui/empty-plate'
import { Link } from '@/components/ui/link'
import { PriceTag } from '@/components/ui/price-tag'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { ServingLine } from '@/components/ui/serving/serving-line'
import { TranslatedPieces } from '@/components/ui/translated-pieces'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import type { Today } from '@/lib/api/today'
import { priceText } from '@/lib/i18n/price-text'
import { getTranslations } from '@/lib/i18n/translations'
import { cardCourses, type ShownDish } from '@/lib/search/shown-dishes'
import { menuToday } from '@/lib/seo/menu-today'
import { kitchenLanguage } from '@/lib/translated-menu'

/** On a phone, the first screen has only the question and the three ways to search. */
export async function Hero({ search, ...menu }: HeroMenuProps & { search: ReactNode }) {
  const t = await getTranslations('home')
  return (
    <div className="container-page grid items-center gap-12 pt-8 pb-10 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:pt-16 md:pb-20 lg:gap-20">
      <div>
        <h1 className="text-[clamp(min(2.75rem,13vw),8.4vw,5.25rem)] leading-[0.98]">{t('title')}</h1>
        <p className="mt-3 max-w-md text-lg text-soft md:mt-5 md:text-xl">{t('lead')}</p>
        <div className="mt-6 max-w-lg md:mt-8">{search}</div>
        <p className="mt-3 text-soft">
          {t('restaurants')}{' '}
          <Link href="/restaurant/search/restaurant" className="link inline-flex min-h-11 items-center">
            {t('restaurantsLink')}
          </Link>
        </p>
      </div>
      <HeroMenu {...menu} />
    </div>
  )
}

type HeroMenuProps = { today: Today | null; renderedAt: number }

/** A real menu of today on the cloth. While there is none, the plate is empty. */
async function HeroMenu({ today, renderedAt }: HeroMenuProps) {
  const [t, serving] = await Promise.all([getTranslations('home'), servingLabels()])
  const now = new Date(renderedAt)
  const [found] = today?.results ?? []
  const menu = found && menuToday(found.menus, found.restaurant.timeZone, now)
  return (
    <div className="gingham relative hidden place-items-center self-stretch rounded-lg px-6 py-14 [--check-size:22px] md:grid">
      {found && menu ? (
        <Link
          href={profilePath(found.restaurant)}
          prefetch={false}
          className="relative block w-full max-w-88 -rotate-2 bg-card px-8 pt-9 pb-14 text-center text-ink shadow-lift"
        >
          <p className="text-soft">{t('sheet.title')}</p>
          <p className="line-clamp-2 font-display text-2xl leading-tight font-extrabold text-balance">
            {found.restaurant.restaurantName}
          </p>
          <div lang={menu.translated ? undefined : kitchenLanguage(menu)}>
            {cardCourses(menu, { q: '' }).map(({ name, dishes }) => (
              <Course key={name} title={name} dishes={dishes} />
            ))}
          </div>
          <p className="mt-5 border-t-2 border-dotted border-edge pt-4">
            <ServingLine restaurant={found.restaurant} menu={menu} renderedAt={renderedAt} labels={serving} />
          </p>
          {menu.price === null ? null : (
            <PriceTag
              price={priceText(menu.price)}
              size="xl"
              className="absolute -right-9 -bottom-7 rotate-6"
            />
          )}
        </Link>
      ) : (
        <EmptyPlate className="w-2/3" />
      )}
    </div>
  )
}

function Course({ title, dishes }: { title: string; dishes: ShownDish[] }) {
  return (
    <div className="mt-5">
      <p className="font-display text-lg font-extrabold text-check-ink">{title}</p>
      {dishes.map(({ name, line }) => (
        <p key={name} className="truncate leading-relaxed">
          {line ? <TranslatedPieces line={line} /> : name}
        </p>
      ))}
    </div>
  )
}
