import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { GinghamBand } from '@/components/ui/gingham-band'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { MenuCategory } from './menu-category'
import { MenuIncludes } from './menu-includes'
import { MenuPrice } from './menu-price'
import { printSize } from './print-size'
import { SheetFoot } from './sheet-foot'

type Props = {
  menu: Menu
  restaurant: Restaurant
  title: string
  /** What there is to say of it on screen: when it is served, what day it is. */
  children: ReactNode
}

/** The sheet on the table; and, on paper, the one that hangs at the door. */
export function MenuSheet({ menu, restaurant, title, children }: Props) {
  const t = useTranslations('restaurant.menu')
  const format = useFormatter()
  const id = useId()
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: restaurant.timeZone } as const
  const declares = menu.categories.some(({ items }) => items.some((item) => item.allergens))
  return (
    <section
      aria-labelledby={id}
      data-print-size={printSize(menu)}
      className="menu-sheet overflow-hidden rounded-lg border border-line bg-card shadow-sheet"
    >
      <GinghamBand className="h-3 [--check-size:6px]" />
      <div className="p-4 md:p-7">
        <p className="menu-sheet-house">{restaurant.restaurantName}</p>
        <div className="flex items-start justify-between gap-3">
          <h2 id={id} className="text-2xl md:text-4xl">
            {title}
          </h2>
          <MenuPrice price={menu.price} />
        </div>
        {children}
        <MenuIncludes menu={menu} />
        <div className="menu-sheet-dishes mt-4 grid gap-6 border-t-2 border-dashed border-edge/60 pt-4 md:grid-cols-2 md:gap-x-10">
          {menu.categories.map((category, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: owners may call two courses the same
            <MenuCategory key={index} category={category} />
          ))}
        </div>
        {menu.observation ? (
          <p className="mt-5 rounded bg-tile px-4 py-3 whitespace-pre-line">
            <strong className="font-semibold">{t('observations')}</strong> {menu.observation}
          </p>
        ) : null}
        <p className="mt-4 text-sm text-soft">
          {menu.window ? t('window', menu.window) : null}{' '}
          {t('updated', { time: format.dateTime(new Date(menu.updatedAt), clock) })}{' '}
          {declares ? t('allergenNote') : null}
        </p>
        <SheetFoot restaurant={restaurant} />
      </div>
    </section>
  )
}
