import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { ServingLine } from '@/components/ui/serving/serving-line'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import { Tag } from '@/components/ui/tag'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { servedTimesOf } from '@/contract/rules/menu/serving'
import { timesText } from '@/contract/rules/time/clock-text'
import { fullDate } from '@/lib/i18n/full-date'
import { shortDate } from '@/lib/i18n/short-date'
import { useTranslations } from '@/lib/i18n/translations'
import { listText } from '@/lib/language/formats'
import type { MenuTranslation, Translations } from '@/lib/translated-menu'
import { MenuSheet } from './menu-sheet'

export type ProfileProps = {
  restaurant: Restaurant
  menus: Menu[]
  /** The last day before today with a menu. Undefined where days have no own pages. */
  previousMenuDate?: string | null
  renderedAt: number
  serving: ServingLabels
  /** Courses and dishes in the language of the page. */
  translations?: Translations
  /** Parts of other features, which the page passes in. */
  parts: {
    favourite: ReactNode
    gallery: ReactNode
    carta: ReactNode
    place: ReactNode
    subscription?: ReactNode
    report?: ReactNode
  }
}

type Props = Pick<ProfileProps, 'restaurant' | 'renderedAt' | 'serving'> & {
  menu: Menu
  translation?: MenuTranslation
  /** A link to menus nearby, shown when this menu is over. Undefined if the restaurant has another menu today. */
  othersHref?: string
}

/** On screen, the serving time comes first; on paper, the date. */
export function MenuOfTheDay({ menu, restaurant, renderedAt, serving, translation, othersHref }: Props) {
  const t = useTranslations('restaurant.menu')
  const served = servedTimesOf(menu, restaurant.schedule)
  return (
    <MenuSheet
      menu={menu}
      restaurant={restaurant}
      title={t(`title.${menu.service}`)}
      translation={translation}
    >
      <div className="group/menu print:hidden">
        <p className="mt-1 flex flex-wrap items-center gap-x-1 md:gap-x-1.5">
          <span className="inline-flex group-has-data-[tone=closed]/menu:hidden group-has-data-[tone=over]/menu:hidden">
            <Tag tone="open">{t('available')}</Tag>
          </span>
          <span className="figures text-[0.8125rem] text-soft md:text-sm">
            {[shortDate(menu.date), listText(served.map(timesText))].filter(Boolean).join(' · ')}
          </span>
        </p>
        <p className="mt-1">
          <ServingLine restaurant={restaurant} menu={menu} renderedAt={renderedAt} labels={serving} />
        </p>
        {othersHref ? (
          <p className="hidden group-has-data-[tone=over]/menu:block">
            <Link href={othersHref} prefetch={false} className="link inline-flex min-h-11 items-center">
              {t('others')}
            </Link>
          </p>
        ) : null}
      </div>
      <p className="hidden text-lg print:block print:first-letter:uppercase">{fullDate(menu.date)}</p>
    </MenuSheet>
  )
}
