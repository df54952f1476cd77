import type { Menu } from '@/contract/entities/menu'
import type { TimeZone } from '@/contract/entities/place'
import { addDays, localNow } from '@/contract/rules/time/local-time'

/** The api puts the menu in force first: today's, or yesterday's dinner while it is still served. */
export function menuToday(menus: Menu[], timeZone: TimeZone, now: Date) {
  const { date } = localNow(now, timeZone)
  return menus.find((menu) => menu.date === date || menu.date === addDays(date, -1))
}
