import type { Assembly } from './assembly'
import type { Day } from './days'
import { readEmptyHeadings } from './empty-headings'
import { fold } from './fold'
import { guessCourses } from './guess-courses'
import { moveLateDesserts } from './late-desserts'
import { takeNotedPrice, takePriceOfOnlyItem } from './menu-price'
import { hasItems, include, type OpenCategory, type OpenMenu } from './open-menu'
import type { CategoryKind, Doubt, ParsedCategory, ParsedMenu } from './types'
import { datesOfWeekdays } from './weeks'

const mostItems = 80

const order: readonly CategoryKind[] = [
  'starters',
  'firsts',
  'mains',
  'seconds',
  'single',
  'own',
  'sides',
  'desserts',
  'drinks',
]

/** As they came, a dish praised before its heading («hoy paella») once; with some that were guessed among them, where meals have them. */
function finishCategories(categories: readonly OpenCategory[]): ParsedCategory[] {
  const announced = new Set(
    categories.flatMap(({ kind, items }) => (kind ? items.map(({ name }) => fold(name)) : [])),
  )
  const unannounced = categories.flatMap(({ kind, items }) => (kind === null ? items : []))
  const guessed = guessCourses(unannounced.filter(({ name }) => !announced.has(fold(name))))
  const headed = categories.flatMap(({ kind, name, items }) =>
    kind && items.length > 0 ? { kind, name, items } : [],
  )
  const byName = new Map<string, ParsedCategory>()
  for (const { kind, name, items } of [...guessed, ...headed]) {
    const same = byName.get(name)
    if (same) same.items.push(...items)
    else byName.set(name, { kind, name, items: [...items] })
  }
  const all = [...byName.values()]
  return guessed.length > 0 ? all.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)) : all
}

function tooMany(categories: readonly ParsedCategory[]): Doubt[] {
  return categories.flatMap(({ name, items }) => {
    const beyond = items[mostItems]
    return beyond ? [{ reason: 'too-many-dishes' as const, line: beyond.line, words: name }] : []
  })
}

function finish(menu: OpenMenu, day: Day | null): ParsedMenu {
  const categories = finishCategories(menu.categories)
  const dayDoubts: Doubt[] =
    day?.doubt && menu.day?.weekday !== undefined
      ? [{ reason: day.doubt, line: menu.line, words: day.date ?? '' }]
      : []
  return {
    ...(day?.date !== undefined && { date: day.date }),
    service: menu.service ?? 'comida',
    price: menu.price,
    halfPrice: menu.halfPrice,
    includes: menu.includes,
    window: menu.window,
    categories,
    observation: menu.notes.join('\n'),
    doubts: [...menu.doubts, ...dayDoubts, ...tooMany(categories)],
  }
}

/** A price named once for several days is every day's; so is what they include and when they are served. */
function shareFacts(menus: readonly OpenMenu[], all: readonly OpenMenu[]) {
  const prices = new Set(all.flatMap(({ price }) => price ?? []))
  const services = new Set(menus.map(({ service }) => service ?? 'comida'))
  if (menus.length < 2 || services.size > 1) return
  const [price] = prices
  const halfPrice = all.find((menu) => menu.halfPrice !== null)?.halfPrice ?? null
  const window = all.find((menu) => menu.window !== null)?.window ?? null
  const includes = all.find((menu) => menu.includes.length > 0)?.includes ?? []
  for (const menu of menus) {
    if (prices.size === 1 && price !== undefined) menu.price ??= price
    menu.halfPrice ??= halfPrice
    menu.window ??= window
    if (menu.includes.length === 0) include(menu, includes)
  }
}

export function finishMenus({ menus: all, nextWeek, weekBegins }: Assembly, today: string): ParsedMenu[] {
  for (const menu of all) {
    takePriceOfOnlyItem(menu)
    takeNotedPrice(menu)
    readEmptyHeadings(menu)
    moveLateDesserts(menu)
  }
  const menus = all.filter(hasItems)
  shareFacts(menus, all)
  const weekdays = menus.flatMap(({ day }) =>
    day?.weekday !== undefined && day.date === undefined ? [day.weekday] : [],
  )
  const dates = datesOfWeekdays(weekdays, today, nextWeek, weekBegins)
  const kept =
    menus.length > 0
      ? menus
      : all.filter(({ price, includes }) => price !== null || includes.length > 0).slice(0, 1)
  return kept.map((menu) => {
    const { day } = menu
    const weekday =
      day?.weekday !== undefined && day.date === undefined ? (dates.get(day.weekday) ?? null) : null
    return finish(menu, weekday ?? day)
  })
}
