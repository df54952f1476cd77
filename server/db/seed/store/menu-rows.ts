import type { TimeZone } from '@/contract/entities/place'
import { localMidnight, localNow } from '@/contract/rules/time/local-time'
import type { menus } from '@/server/db/schema'
import { type DemoMenu, menuDays, menuFor } from '../generate/menu'
import type { DemoRestaurant } from '../generate/restaurant'

type Row = typeof menus.$inferInsert

/** All menus of a restaurant that exist at this moment. */
export function menuRows(house: DemoRestaurant, now: Date): Row[] {
  const today = localNow(now, house.city.timeZone).date
  return menuDays(house, today).flatMap((date) => {
    const menu = menuFor(house, date)
    return menu ? [rowOf(menu, today, house.city.timeZone, now)] : []
  })
}

/** A menu is never written in the future: if the demo starts at six, today's menu is written at six. */
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
