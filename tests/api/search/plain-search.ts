import type { Position, TimeZone } from '@/contract/entities/place'
import { distanceKm } from '@/contract/geography'
import { usualWindows } from '@/contract/rules/menu/menu-times'
import { addDays, type LocalTime, localNow, weekdayAt } from '@/contract/rules/time/local-time'
import { asksForMenu, type FilterName, type FilterValues, filterFields, filterNames } from '@/contract/search'
import {
  isDinner,
  otherDishes,
  type TestMenu,
  type TestRestaurant,
} from '@/tests/api/search/random-restaurants'

/** The filters under their own names; the request they travel in is made by `requestOf`. */
export type Question = Position & FilterValues & { menuToday: boolean; query: string; distance: number }

export const requestOf = ({ lat, lon, distance, menuToday, query, ...filters }: Question) => ({
  ...filterFields(filters),
  ...{ lat, lon, distance, menuToday, query },
})

type Clocks = Record<TimeZone, LocalTime>

/** What the database is asked, worked out by looking at every restaurant. */
export function plainSearch(all: TestRestaurant[], question: Question, now: Date): string[] {
  const clocks: Clocks = {
    'Europe/Madrid': localNow(now, 'Europe/Madrid'),
    'Atlantic/Canary': localNow(now, 'Atlantic/Canary'),
  }
  const matching = all
    .filter((restaurant) => matches(restaurant, question, clocks))
    .map((restaurant) => ({ restaurant, km: distanceKm(question, restaurant) }))
    .filter(({ km }) => km <= Math.min(question.distance, walkedKm(question)))
    .sort((a, b) => a.km - b.km || (a.restaurant.id < b.restaurant.id ? -1 : 1))
    .map(({ restaurant }) => restaurant)
  if (!question.price) return matching.map(({ id }) => id)

  const sign = question.price === 'asc' ? 1 : -1
  const price = (restaurant: TestRestaurant) =>
    hasMenu(restaurant, clocks) &&
    costsUpTo(question.maxPrice ?? 10_000, restaurant.menu?.priceCents) &&
    costsUpTo(question.voucher ? 11 : 10_000, restaurant.menu?.priceCents)
      ? (restaurant.menu?.priceCents ?? null)
      : null
  const priced = matching
    .filter((restaurant) => price(restaurant) !== null)
    .sort((a, b) => sign * ((price(a) ?? 0) - (price(b) ?? 0)))
  return [...priced, ...matching.filter((restaurant) => price(restaurant) === null)].map(({ id }) => id)
}

/** «5 min andando» is what a card calls so: up to five minutes and a half, at 80 m a minute, a third more than the straight line. */
const walkedKm = ({ walk }: Question) => (walk === undefined ? 100 : ((walk + 0.5) * 0.08) / 1.3)

type Asked = FilterName<{ asksOf: 'house' | 'menu' | 'service' }>
type Passes<Name extends Asked> = (
  restaurant: TestRestaurant,
  answer: NonNullable<FilterValues[Name]>,
  clocks: Clocks,
  asksMenu: boolean,
) => boolean

/** Every filter as one would say it, whatever the database does. */
const passes: { [Name in Asked]: Passes<Name> } = {
  service: ({ menu }) => menu !== null && isDinner(menu),
  diet: ({ menu }, diet) => canChoose(menu, { diet }),
  serving: (restaurant, _, clocks) => isOpen(restaurant, clocks) && isServed(restaurant, clocks),
  open: (restaurant, _, clocks, asksMenu) =>
    asksMenu ? canEat(restaurant, clocks) : isOpen(restaurant, clocks),
  delivery: ({ services }) => services.includes('Servicio a domicilio'),
  takeaway: ({ services }) => services.includes('Para recoger'),
  maxPrice: ({ menu }, euros) => costsUpTo(euros, menu?.priceCents) || costsUpTo(euros, menu?.halfPriceCents),
  voucher: ({ menu }) => costsUpTo(11, menu?.priceCents) || costsUpTo(11, menu?.halfPriceCents),
  drink: ({ menu }) => menu?.drink === true,
  cuisine: ({ cuisines }, wanted) => cuisines.some((cuisine) => wanted.includes(cuisine)),
  without: ({ menu }, without) => canChoose(menu, { without }),
}

/** Diet and allergens are asked of one and the same dish. */
const wantsDish = ({ without = [], diet }: Question) => without.length > 0 || diet !== undefined

const costsUpTo = (euros: number, cents: number | null | undefined) =>
  typeof cents === 'number' && cents <= euros * 100

const isPass = (name: FilterName): name is Asked => name in passes

function passesOne<Name extends Asked>(
  name: Name,
  restaurant: TestRestaurant,
  asked: Question,
  clocks: Clocks,
  asksMenu: boolean,
) {
  const answer = asked[name]
  return !answer || passes[name](restaurant, answer, clocks, asksMenu)
}

function matches(restaurant: TestRestaurant, question: Question, clocks: Clocks): boolean {
  const on = filterNames.filter((name) => question[name] !== undefined)
  const asksMenu = question.menuToday || on.some((name) => asksForMenu(name))
  if (asksMenu && !hasMenu(restaurant, clocks)) return false
  return (
    on.filter(isPass).every((name) => passesOne(name, restaurant, question, clocks, asksMenu)) &&
    (!wantsDish(question) || canChoose(restaurant.menu, question)) &&
    (question.query === '' || hasWords(restaurant, question.query))
  )
}

/** In every part of it there is a dish left that is declared free of all of them, and of the diet. */
function canChoose(
  menu: TestMenu | null,
  { without = [], diet }: Pick<FilterValues, 'without' | 'diet'>,
): boolean {
  const parts = [menu?.dishes.slice(0, 1), menu?.dishes.slice(1)].filter((dishes) => dishes?.length)
  const isOfDiet = (index: number) =>
    !diet || menu?.diets?.[index] === diet || menu?.diets?.[index] === 'vegan'
  const isFree = (index: number) =>
    isOfDiet(index) &&
    !menu?.soldOut?.includes(index) &&
    without.every((allergen) => menu?.free?.[index]?.includes(allergen))
  const fits = [isFree(0), [1, 2].some(isFree)]
  return parts.length > 0 && fits.slice(0, parts.length).every(Boolean)
}

function isOpen({ week, timeZone }: Pick<TestRestaurant, 'week' | 'timeZone'>, clocks: Clocks): boolean {
  const { weekday, minute } = clocks[timeZone]
  return week.some((day) =>
    day.ranges.some(([start, end]) => {
      if (day.weekday === weekday) return start <= minute && minute < end
      const isYesterday = (day.weekday % 7) + 1 === weekday
      return isYesterday && minute < end - 1440
    }),
  )
}

/** A menu without a time of its own is served from one to four. */
function isServed({ menu, timeZone }: TestRestaurant, clocks: Clocks): boolean {
  if (!menu) return false
  const { date, minute } = clocks[timeZone]
  const [from, to] = menu.window ?? [780, 960]
  const at = menu.date === date ? minute : menu.date === addDays(date, -1) ? minute + 1440 : -1
  return from <= at && at < to
}

/** At one of the minutes from now until the menu ends the door is open, or nobody ever wrote when it is. */
function canEat({ week, timeZone, menu }: TestRestaurant, clocks: Clocks): boolean {
  const { date, minute, weekday } = clocks[timeZone]
  const end = (menu?.window?.[1] ?? usualWindows.comida.end) - (menu?.date === date ? 0 : 1440)
  const minutes = Array.from({ length: Math.max(0, end - minute) }, (_, later) => minute + later)
  if (week.every(({ ranges }) => ranges.length === 0)) return minutes.length > 0
  return minutes.some((at) => {
    const days = Math.floor(at / 1440)
    const then = { date, minute: at % 1440, weekday: weekdayAt((weekday - 1 + days) % 7) }
    return isOpen({ week, timeZone }, { ...clocks, [timeZone]: then })
  })
}

function hasMenu({ menu, timeZone }: TestRestaurant, clocks: Clocks): boolean {
  if (!menu) return false
  const { date, minute } = clocks[timeZone]
  const end = menu.window?.[1] ?? 0
  return menu.date === date || (menu.date === addDays(date, -1) && minute < end - 1440)
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Folding is what takes long: each restaurant's words once. */
const folded = new WeakMap<TestRestaurant, string[]>()

function wordsOf(restaurant: TestRestaurant): string[] {
  const { name, cuisines, menu } = restaurant
  const dishes = (menu?.dishes ?? []).flatMap((dish) => [dish, otherDishes[dish] ?? []].flat())
  const words = folded.get(restaurant) ?? fold([name, ...cuisines, ...dishes].join(' ')).split(' ')
  folded.set(restaurant, words)
  return words
}

function hasWords(restaurant: TestRestaurant, query: string): boolean {
  const written = wordsOf(restaurant)
  const wanted = fold(query).split(' ')
  return wanted.every((word, index) =>
    index === wanted.length - 1 ? written.some((known) => known.startsWith(word)) : written.includes(word),
  )
}
