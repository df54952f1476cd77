import type { Position, TimeZone } from '@/contract/entities/place'
import type { Allergen, Cuisine } from '@/contract/lists'
import { distanceKm } from '@/contract/rules/distance'
import { addDays, type LocalTime, localNow } from '@/contract/rules/local-time'
import type { TestMenu, TestRestaurant } from '@/tests/api/search/random-restaurants'

export type Question = Position & {
  distance: number
  cuisineType: Cuisine[]
  timestamp: boolean
  Domicilio: boolean
  'Para llevar': boolean
  menuToday: boolean
  includesDrink: boolean
  mealVoucher: boolean
  withoutAllergens: Allergen[]
  query: string
  priceRange: 'asc' | 'desc' | null
}

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
    .filter(({ km }) => km <= question.distance)
    .sort((a, b) => a.km - b.km || (a.restaurant.id < b.restaurant.id ? -1 : 1))
    .map(({ restaurant }) => restaurant)
  if (!question.priceRange) return matching.map(({ id }) => id)

  const sign = question.priceRange === 'asc' ? 1 : -1
  const price = (restaurant: TestRestaurant) =>
    hasMenu(restaurant, clocks) ? (restaurant.menu?.priceCents ?? null) : null
  const priced = matching
    .filter((restaurant) => price(restaurant) !== null)
    .sort((a, b) => sign * ((price(a) ?? 0) - (price(b) ?? 0)))
  return [...priced, ...matching.filter((restaurant) => price(restaurant) === null)].map(({ id }) => id)
}

function matches(restaurant: TestRestaurant, question: Question, clocks: Clocks): boolean {
  const { cuisineType, timestamp, query, includesDrink, mealVoucher, withoutAllergens } = question
  const asksMenu = question.menuToday || includesDrink || mealVoucher || withoutAllergens.length > 0
  if (cuisineType.length > 0 && !restaurant.cuisines.some((cuisine) => cuisineType.includes(cuisine)))
    return false
  if (question.Domicilio && !restaurant.services.includes('Servicio a domicilio')) return false
  if (question['Para llevar'] && !restaurant.services.includes('Para recoger')) return false
  if (timestamp && !isOpen(restaurant, clocks)) return false
  if (asksMenu && !hasMenu(restaurant, clocks)) return false
  if (includesDrink && !restaurant.menu?.drink) return false
  if (mealVoucher && (restaurant.menu?.priceCents ?? Number.POSITIVE_INFINITY) > 1100) return false
  if (withoutAllergens.length > 0 && !canChoose(restaurant.menu, withoutAllergens)) return false
  return query === '' || hasWords(restaurant, query)
}

/** In every part of it there is a dish left that is declared free of all of them. */
function canChoose(menu: TestMenu | null, without: Allergen[]): boolean {
  const parts = [menu?.dishes.slice(0, 1), menu?.dishes.slice(1)].filter((dishes) => dishes?.length)
  const isFree = (index: number) =>
    !menu?.soldOut?.includes(index) && without.every((allergen) => menu?.free?.[index]?.includes(allergen))
  const fits = [isFree(0), [1, 2].some(isFree)]
  return parts.length > 0 && fits.slice(0, parts.length).every(Boolean)
}

function isOpen({ week, timeZone }: TestRestaurant, clocks: Clocks): boolean {
  const { weekday, minute } = clocks[timeZone]
  return week.some((day) =>
    day.ranges.some(([start, end]) => {
      if (day.weekday === weekday) return start <= minute && minute < end
      const isYesterday = (day.weekday % 7) + 1 === weekday
      return isYesterday && minute < end - 1440
    }),
  )
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
  const words =
    folded.get(restaurant) ?? fold([name, ...cuisines, ...(menu?.dishes ?? [])].join(' ')).split(' ')
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
