import type { MenuItem } from '@/contract/entities/menu'
import { addDays, localMidnight, weekdayOf } from '@/contract/rules/time/local-time'
import { observations } from '../data/observations'
import { dishesFor, type Larder } from '../dishes/by-cuisine'
import type { Courses, Dish, Season } from '../dishes/dish'
import { idOf, type Prng, prng } from '../prng'
import { servesLunch } from './hours'
import { clampedPrice, type MenuHabits } from './menu-habits'
import type { DemoRestaurant } from './restaurant'

export type DemoItem = Omit<MenuItem, 'supplement'> & { supplementCents?: number }

export type DemoMenu = {
  id: string
  restaurantId: string
  date: string
  priceCents: number
  halfPriceCents: number | null
  categories: { name: string; items: DemoItem[] }[]
  observation: string
  habits: MenuHabits
  /** The time when the owner wrote the menu. */
  writtenAt: Date
}

const seasonOfMonth: readonly Season[] = ['invierno', 'primavera', 'verano', 'otoño']

export function seasonOf(date: string): Season {
  const month = Number(date.slice(5, 7))
  return seasonOfMonth[Math.floor((month % 12) / 3)] ?? 'invierno'
}

export function cooksOn(restaurant: DemoRestaurant, date: string): boolean {
  return restaurant.menu !== null && servesLunch(restaurant.days[weekdayOf(date) - 1])
}

/** The menu of a restaurant and a day is always the same, whenever and wherever it is generated. */
export function menuFor(restaurant: DemoRestaurant, date: string): DemoMenu | null {
  const { menu: habits, city, cuisines, id } = restaurant
  const [cuisine] = cuisines
  if (!habits || !cuisine || !cooksOn(restaurant, date)) return null
  const random = prng(`${id} ${date}`)
  const dishes = dishesFor(cuisine, city.kitchen, seasonOf(date))
  const item = itemOf(habits, restaurant.services.includes('Opciones sin gluten'), random)
  const courses = [
    chosen('first', habits.firsts, dishes, random).map(item),
    chosen('second', habits.seconds, dishes, random).map(item),
    chosen('dessert', habits.desserts, dishes, random).map(item),
  ]
  const weekendCents = weekdayOf(date) > 5 ? 150 : 0
  return {
    id: idOf(id, date),
    restaurantId: id,
    date,
    priceCents: clampedPrice(habits.priceCents + weekendCents),
    halfPriceCents: habits.halfPriceCents,
    categories: courses.map((items, index) => ({ name: habits.categories[index] ?? '', items })),
    observation: random.chance(0.55) ? random.pick(observations) : '',
    habits,
    writtenAt: morningOf(date, restaurant, random),
  }
}

/** Some dishes of each course are the restaurant's known dishes. Their number is limited, so that the menus of a town differ. */
function chosen(course: keyof Courses, count: number, { own, common }: Larder, random: Prng): Dish[] {
  const most = Math.min(Math.ceil(count / 2), Math.ceil(own[course].length / 4))
  const known = random.sample(own[course], common[course].length > 0 ? most : count)
  const names = new Set(known.map(({ name }) => name))
  const others = common[course].filter(({ name }) => !names.has(name))
  return random.sample([...known, ...random.sample(others, count - known.length)], count)
}

/** The allergens that guests ask about most. The restaurant states for each whether the dish contains it. */
const askedFor = ['gluten', 'eggs', 'milk', 'nuts'] as const

function itemOf({ declaresAllergens }: MenuHabits, answers: boolean, random: Prng) {
  return (dish: Dish): DemoItem => ({
    name: dish.name,
    ...(dish.supplementCents > 0 && { supplementCents: dish.supplementCents }),
    ...((answers || (declaresAllergens && dish.contains.length > 0)) && {
      allergens: Object.fromEntries([
        ...(answers ? askedFor.map((one) => [one, 'free']) : []),
        ...dish.contains.map((one) => [one, 'contains']),
      ]),
    }),
    ...(dish.diets.length > 0 && { diets: dish.diets }),
    ...(random.chance(0.03) && { soldOut: true }),
  })
}

function morningOf(date: string, { city }: DemoRestaurant, random: Prng): Date {
  return new Date(
    localMidnight(date, city.timeZone).getTime() + random.int(7 * 60 + 30, 12 * 60 + 20) * 60_000,
  )
}

/** The days of a restaurant's menus that exist on `today`: the remembered past, today, and the planned days. */
export function menuDays(restaurant: DemoRestaurant, today: string): string[] {
  const { menu, remembersDays } = restaurant
  if (!menu) return []
  const ahead = menu.plansAhead ? 3 : 0
  const near = Array.from({ length: remembersDays + 1 + ahead }, (_, index) =>
    addDays(today, index - remembersDays),
  )
  return [...pricedDays(restaurant, today).filter((date) => !near.includes(date)), ...near]
}

const pricedWeeks = 12
/** More than a week, so that each week has other restaurants and other days of the week. */
const pricedEvery = 8

/** Every eighth day of twelve weeks. The days stay the same when `today` moves on. */
function pricedDays({ id, remembersPrices, joinedDaysAgo }: DemoRestaurant, today: string): string[] {
  const length = pricedWeeks * 7
  if (!remembersPrices || joinedDaysAgo < length) return []
  const turn = prng(`${id} prices`).int(0, pricedEvery - 1)
  return Array.from({ length }, (_, index) => addDays(today, index + 1 - length)).filter(
    (date) => (Date.parse(date) / 86_400_000) % pricedEvery === turn,
  )
}
