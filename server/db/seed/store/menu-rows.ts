import type { TimeZone } from '@/contract/entities/place'
import { localMidnight, localNow } from '@/contract/rules/local-time'
import type { menus } from '@/server/db/schema'
import { type DemoMenu, menuDays, menuFor } from '../generate/menu'
import type { DemoRestaurant } from '../generate/restaurant'

type Row = typeof menus.$inferInsert

/** All of a house's menus that exist at this moment. */
export function menuRows(house: DemoRestaurant, now: Date): Row[] {
  const today = localNow(now, house.city.timeZone).date
  return menuDays(house, today).flatMap((date) => {
    const menu = menuFor(house, date)
    return menu ? [rowOf(menu, today, house.city.timeZone, now)] : []
  })
}

/** Never written in the future: whoever starts the demo at six finds today's menu written at six. */
const earlier = (one: Date, other: Date) => (one < other ? one : other)

function rowOf(menu: DemoMenu, today: string, timeZone: TimeZone, now: Date): Row {
  const { habits, writtenAt, ...content } = menu
  const base = {
    ...content,
    service: 'comida',
    source: 'demo',
    includes: habits.includes,
    windowStartMinute: habits.window.start,
    windowEndMinute: habits.window.end,
  } as const
  if (menu.date > today) {
    const publishAt = localMidnight(menu.date, timeZone)
    return { ...base, state: 'scheduled', publishAt, createdAt: now, updatedAt: now }
  }
  const at = earlier(writtenAt, now)
  return { ...base, state: 'published', publishedAt: at, createdAt: at, updatedAt: at }
}
