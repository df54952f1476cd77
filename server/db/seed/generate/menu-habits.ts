import type { Cuisine } from '@/contract/entities/lists'
import type { includes } from '@/contract/entities/menu'
import type { City } from '../data/city'
import { categoryNames } from '../data/observations'
import type { Prng } from '../prng'
import type { DayHours } from './hours'

/** How a restaurant makes its menú del día, the same all year. */
export type MenuHabits = {
  priceCents: number
  halfPriceCents: number | null
  includes: (typeof includes)[number][]
  window: { start: number; end: number }
  firsts: number
  seconds: number
  desserts: number
  categories: (typeof categoryNames)[number]
  declaresAllergens: boolean
  /** The restaurant plans tomorrow and the day after as well. */
  plansAhead: boolean
}

const dearCities = ['Madrid', 'Barcelona', 'San Sebastián', 'Bilbao', 'Palma']
const dearCuisines: Cuisine[] = ['Marisquería', 'Asador', 'Parrilla', 'Fusión', 'Japonesa', 'Argentina']
const cheapCuisines: Cuisine[] = ['China', 'Bar de tapas', 'India']

const lowestCents = 1100
const highestCents = 1800

export const clampedPrice = (cents: number) => Math.min(highestCents, Math.max(lowestCents, cents))

function priceFor(cuisine: Cuisine, city: City, random: Prng): number {
  const dear = (dearCities.includes(city.name) ? 100 : 0) + (dearCuisines.includes(cuisine) ? 150 : 0)
  const cheap = cheapCuisines.includes(cuisine) ? 100 : 0
  const steps = random.int(0, 8)
  const ending = random.pick([0, 0, 0, 50, 50, 90, 95])
  const euros = Math.floor((1150 + dear - cheap + steps * 50) / 100)
  return clampedPrice(euros * 100 + ending)
}

const lunchEnds = [15 * 60 + 30, 16 * 60, 16 * 60, 16 * 60]
const allDayEnd = 22 * 60 + 30

/** Where the kitchen never closes, the menu is served for dinner too. */
function servesAllDay(days: readonly DayHours[]): boolean {
  return days.every((day) => day === null || day === 'round-the-clock' || day.end >= allDayEnd)
}

type House = { cuisine: Cuisine; city: City; days: readonly DayHours[] }

export function menuHabits({ cuisine, city, days }: House, random: Prng): MenuHabits {
  const priceCents = priceFor(cuisine, city, random)
  const half = Math.round((priceCents * 0.68) / 50) * 50
  const start = random.pick([12 * 60 + 30, 13 * 60, 13 * 60, 13 * 60, 13 * 60 + 30])
  return {
    priceCents,
    halfPriceCents: random.chance(0.28) ? half : null,
    includes: random.pick([
      ['pan', 'bebida', 'postre-o-cafe'],
      ['pan', 'bebida', 'postre-o-cafe'],
      ['pan', 'bebida', 'postre'],
      ['pan', 'bebida', 'postre', 'cafe'],
      ['pan', 'postre-o-cafe'],
      ['bebida', 'postre-o-cafe'],
    ]),
    window: { start, end: servesAllDay(days) && random.chance(0.5) ? allDayEnd : random.pick(lunchEnds) },
    firsts: random.int(3, 6),
    seconds: random.int(3, 6),
    desserts: random.int(3, 5),
    categories: random.pick(categoryNames),
    declaresAllergens: random.chance(0.55),
    plansAhead: random.chance(0.2),
  }
}
