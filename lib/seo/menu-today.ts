import type { Menu } from '@/contract/entities/menu'
import type { TimeZone } from '@/contract/entities/place'
import { addDays, localNow } from '@/contract/rules/time/local-time'

/** The api puts the menu in force first: today's, or yesterday's dinner while it is still served. `service`: only lunch, or only dinner. */
export function menuToday<M extends Menu>(
  menus: M[],
  timeZone: TimeZone,
  now: Date,
  service?: Menu['service'],
) {
  const { date } = localNow(now, timeZone)
  const isAsked = (menu: Menu) => service === undefined || menu.service === service
  return menus.find((menu) => isAsked(menu) && (menu.date === date || menu.date === addDays(date, -1)))
}
