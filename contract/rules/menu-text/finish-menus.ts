import { menuLimits } from '../menu/menu-size'
import { weekdayOf } from '../time/local-time'
import type { Assembly } from './assembly'
import { type Day, datesOfWeekdays } from './days'
import { readDish } from './dishes'
import { guessCourses } from './guess-courses'
import { categoryNames } from './heading-words'
import { knownDish, looksLikeFood } from './known-dishes'
import {
  addIncludes,
  hasItems,
  type OpenCategory,
  type OpenMenu,
  openCategory,
  takeNotedPrice,
  takePriceOfOnlyItem,
} from './open-menu'
import type { CategoryKind, Doubt, ParsedCategory, ParsedItem, ParsedMenu, Window } from './parsed-menu'
import { fold, stems } from './words'

/** «Postre casero» and «bebida» without dishes below are not headings: «postre casero» is a dish, «bebida» is included in the menu. */
function readEmptyHeadings(menu: OpenMenu) {
  for (const category of menu.categories) {
    const { kind, items, words, line } = category
    if (items.length > 0 || (kind !== 'desserts' && kind !== 'drinks')) continue
    const named =
      kind === 'desserts' &&
      /(?:postres?|sobremesas?|desserts?|pudding) .*(?:caser|casola|casa|dia|house|day)/.test(fold(words))
    const dish = named ? readDish(words, [], { line, struck: false }) : null
    if (dish) items.push(dish)
    else if (/^(?:postre|bebida|beguda|sobremesa|edari)/.test(fold(words)))
      addIncludes(menu, [kind === 'desserts' ? 'postre' : 'bebida'])
  }
}

const isDessert = ({ name }: ParsedItem) => {
  const known = knownDish(stems(fold(name)))
  return known?.sure === true && known.course === 'desserts'
}

/** Moves desserts from the end of the second courses, when their heading is missing. */
function moveLateDesserts(menu: OpenMenu) {
  for (const category of menu.categories.filter(({ kind }) => kind === 'seconds' || kind === 'mains')) {
    const last = category.items.findLastIndex((item) => !isDessert(item))
    const late = last < 0 ? [] : category.items.splice(last + 1)
    const [first] = late
    if (!first) continue
    for (const { doubts, line, name } of late) doubts.push({ reason: 'category-guessed', line, words: name })
    openCategory(menu, 'desserts', '', first.line).items.push(...late)
  }
}

/** «Arroz al horno, ensalada y allipebre, de segundo …»: dishes before the only heading, which is for the second courses. */
function readFirstsBeforeSeconds(menu: OpenMenu) {
  const [without, ...others] = menu.categories.filter(({ items }) => items.length > 0)
  if (without?.kind !== null || !others.some(({ kind }) => kind === 'seconds' || kind === 'mains')) return
  if (others.some(({ kind }) => kind === 'firsts' || kind === 'starters')) return
  const courses = without.items.map(({ name }) => knownDish(stems(fold(name))))
  if (courses.some((known) => known?.sure && (known.course === 'desserts' || known.course === 'drinks')))
    return
  without.kind = 'firsts'
  without.name = categoryNames.firsts
}

const foreignScript = /^[^\p{Script=Latin}]+$/u

/** Behind a heading its owner says what a dish is: only a last line that names no food, below dishes that do, may be none. */
function trustHeadings({ categories }: OpenMenu) {
  const headed = categories.filter(({ kind, items }) => kind !== null && items.length > 0)
  for (const category of headed) {
    const { items } = category
    const lastKnown = items.findLastIndex(({ name }) => looksLikeFood(name))
    const line = items[lastKnown]?.line ?? Number.POSITIVE_INFINITY
    const trails = category === headed.at(-1)
    for (const [at, item] of items.entries())
      if (!foreignScript.test(item.name) && !(trails && at > lastKnown && item.line > line))
        item.doubts = item.doubts.filter(({ reason }) => reason !== 'unknown-dish')
  }
}

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

/**
 * The categories in their order. A dish that is also announced before its heading («hoy paella») appears once. If some courses were
 * guessed, the order is that of a meal.
 */
function finishCategories(categories: readonly OpenCategory[]): ParsedCategory[] {
  const announced = new Set(
    categories.flatMap(({ kind, items }) => (kind ? items.map(({ name }) => fold(name)) : [])),
  )
  const categoryWithoutHeading = categories.flatMap(({ kind, items }) => (kind === null ? items : []))
  const places = new Map(categories.flatMap((category) => [...category.places]))
  const guessed = guessCourses(
    categoryWithoutHeading.filter(({ name }) => !announced.has(fold(name))),
    (item) => places.get(item) ?? { block: 0, sentence: 0 },
  )
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
  const reason = 'too-many-dishes'
  const tooLong = categories.flatMap(({ name, items }): Doubt[] => {
    const beyond = items[mostItems]
    return beyond ? [{ reason, line: beyond.line, words: name }] : []
  })
  const beyond = categories.flatMap(({ items }) => items.slice(0, mostItems))[menuLimits.dishes]
  return beyond && tooLong.length === 0 ? [{ reason, line: beyond.line, words: beyond.name }] : tooLong
}

/** «Menú de noche … de 8 y media a 11». */
function inTheEvening(window: Window): Window {
  if (Number(window.start.slice(0, 2)) >= 12 || Number(window.end.slice(0, 2)) > 12) return window
  const later = (time: string) => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`
  return { start: later(window.start), end: later(window.end) }
}

/** «Laborables 13, fin de semana 17». */
function priceOn({ pricesByDay }: OpenMenu, date: string): number | null {
  const { workdays, weekend } = pricesByDay
  return (weekdayOf(date) >= 6 ? (weekend ?? workdays) : (workdays ?? weekend)) ?? null
}

function finish(menu: OpenMenu, day: Day | null, today: string): ParsedMenu {
  const categories = finishCategories(menu.categories)
  const dayDoubts: Doubt[] =
    day?.doubt && menu.day?.weekday !== undefined
      ? [{ reason: day.doubt, line: menu.line, words: day.date ?? '' }]
      : []
  return {
    ...(day?.date !== undefined && { date: day.date }),
    service: menu.service ?? 'comida',
    price: menu.price ?? priceOn(menu, day?.date ?? today),
    halfPrice: menu.halfPrice,
    includes: menu.includes,
    window: menu.service === 'cena' && menu.window ? inTheEvening(menu.window) : menu.window,
    categories,
    observation: menu.notes.join('\n'),
    doubts: [...menu.doubts, ...dayDoubts, ...tooMany(categories)],
  }
}

/** A price that is named once applies to all days of the message. So do the includes and the serving time. */
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
    if (menu.includes.length === 0) addIncludes(menu, includes)
  }
}

/** A week with one line a day, and the dessert of every day on a line of its own below it. */
function shareDesserts(menus: readonly OpenMenu[]) {
  const linesOf = (categories: readonly OpenCategory[]) =>
    new Set(categories.flatMap(({ items }) => items.map(({ line }) => line)))
  const last = menus.at(-1)
  const desserts = last?.categories.find(({ kind }) => kind === 'desserts')
  if (!last || !desserts || menus.length < 3) return
  const others = menus.slice(0, -1).flatMap(({ categories }) => categories)
  const own = linesOf(last.categories.filter((category) => category !== desserts))
  const below = [...linesOf([desserts])].every((line) => line > Math.max(...own))
  if (!below || own.size !== 1 || others.some(({ kind }) => kind === 'desserts')) return
  if (menus.slice(0, -1).some(({ categories }) => linesOf(categories).size > 1)) return
  for (const menu of menus.slice(0, -1))
    openCategory(menu, 'desserts', desserts.words, desserts.line).items.push(
      ...desserts.items.map((item) => ({ ...item, doubts: [] })),
    )
}

export function finishMenus({ menus: all, nextWeek, weekBegins }: Assembly, today: string): ParsedMenu[] {
  for (const menu of all) {
    takePriceOfOnlyItem(menu)
    takeNotedPrice(menu)
    readEmptyHeadings(menu)
    readFirstsBeforeSeconds(menu)
    moveLateDesserts(menu)
    trustHeadings(menu)
  }
  const menus = all.filter(hasItems)
  shareFacts(menus, all)
  shareDesserts(menus)
  const weekdays = menus.flatMap(({ day, alsoOn }) =>
    [day, ...alsoOn].flatMap((one) =>
      one?.weekday !== undefined && one.date === undefined ? [one.weekday] : [],
    ),
  )
  const dates = datesOfWeekdays(weekdays, today, nextWeek, weekBegins)
  const kept =
    menus.length > 0
      ? menus
      : all.filter(({ price, includes }) => price !== null || includes.length > 0).slice(0, 1)
  const dated = (day: Day | null) =>
    day?.weekday !== undefined && day.date === undefined ? (dates.get(day.weekday) ?? day) : day
  return kept.flatMap((menu) => [
    finish(menu, dated(menu.day), today),
    ...menu.alsoOn.map((day) => copyOn(finish(menu, dated(day), today))),
  ])
}

/** The same menu on another day. Its doubts are those of the first day, and are not asked twice. */
const copyOn = (menu: ParsedMenu): ParsedMenu => ({
  ...menu,
  categories: menu.categories.map((category) => ({
    ...category,
    items: category.items.map((item) => ({ ...item, doubts: [] })),
  })),
  doubts: menu.doubts.filter(({ reason }) => reason.startsWith('date')),
})
