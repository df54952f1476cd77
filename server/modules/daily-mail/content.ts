import type { Menu } from '@/contract/entities/menu'
import { localInstant, localNow, weekdayOf } from '@/contract/rules/local-time'
import { usualWindows } from '@/contract/rules/menu-windows'
import { dayTimes } from '@/contract/rules/opening-hours/day-times'
import type { Transaction } from '@/server/db/client'
import { type DailyMenuData, dailyMenuData } from '@/server/mails/data'
import { menusToday } from '@/server/modules/menus'
import { findPublicRestaurant, scheduleOf } from '@/server/modules/restaurants'
import { findHours, type MailingRow } from './queries'

type Content = { data: DailyMenuData; expiresAt: Date }

/** What subscribers read of a day, as it stands now; null when there is nothing left to eat. */
export async function contentOf(
  tx: Transaction,
  { restaurantId, date }: Pick<MailingRow, 'restaurantId' | 'date'>,
  now: Date,
): Promise<Content | null> {
  const restaurant = await findPublicRestaurant(tx, restaurantId)
  if (!restaurant) return null
  const local = localNow(now, restaurant.timeZone)
  const minute = local.date === date ? local.minute : local.minute + dayLength
  const menus = (await menusToday(tx, restaurant, now)).filter(
    (menu) => menu.date === date && endOf(menu) > minute,
  )
  if (menus.length === 0) return null
  const [today] = scheduleOf(await findHours(tx, restaurantId)).slice(weekdayOf(date) - 1)
  const data = dailyMenuData.parse({
    ...{ restaurantId, restaurantName: restaurant.name, date },
    ...{ address: restaurant.address, city: restaurant.city, phone: restaurant.contactNumber ?? '' },
    hours: today ? dayTimes(today) : [],
    hasPicture: restaurant.templateId !== null,
    menus: menus.map(withoutSoldOut),
  })
  const end = Math.max(...menus.map(endOf))
  return { data, expiresAt: localInstant(date, end, restaurant.timeZone) }
}

const dayLength = 24 * 60

type Shown = Pick<Menu, 'service'> & Partial<Pick<Menu, 'window' | 'categories'>>

function endOf({ service, window }: Shown): number {
  if (!window) return usualWindows[service].end
  const [hours = 0, minutes = 0] = window.end.split(':').map(Number)
  return hours * 60 + minutes
}

const withoutSoldOut = <M extends Pick<Menu, 'categories'>>(menu: M): M => ({
  ...menu,
  categories: menu.categories
    .map((category) => ({ ...category, items: category.items.filter(({ soldOut }) => !soldOut) }))
    .filter(({ items }) => items.length > 0),
})
