import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ServingLine } from '@/components/ui/serving/serving-line'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import { Tag } from '@/components/ui/tag'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
import { fullDate } from '@/lib/i18n/full-date'
import { shortDate } from '@/lib/i18n/short-date'
import { MenuSheet } from './menu-sheet'

export type ProfileProps = {
  restaurant: Restaurant
  menus: Menu[]
  /** The last day before today with a menu. Undefined where days have no own pages. */
  previousMenuDate?: string | null
  renderedAt: number
  serving: ServingLabels
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

type Props = Pick<ProfileProps, 'restaurant' | 'renderedAt' | 'serving'> & { menu: Menu }

/** On screen, the serving time comes first; on paper, the date. */
export function MenuOfTheDay({ menu, restaurant, renderedAt, serving }: Props) {
  const t = useTranslations('restaurant.menu')
  return (
    <MenuSheet menu={menu} restaurant={restaurant} title={t(`title.${menu.service}`)}>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
        <Tag tone="open">{t('available')}</Tag>
        <span className="figures text-soft">{shortDate(menu.date)}</span>
      </p>
      <p className="hidden text-lg print:block print:first-letter:uppercase">{fullDate(menu.date)}</p>
      <p className="mt-1.5 text-lg print:hidden">
        <ServingLine
          week={weekMinutes(restaurant.schedule)}
          window={menu.window && { ...menu.window, date: menu.date }}
          timeZone={restaurant.timeZone}
          renderedAt={renderedAt}
          labels={serving}
        />
      </p>
    </MenuSheet>
  )
}
