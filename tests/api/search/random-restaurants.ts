import type { Position, TimeZone } from '@/contract/entities/place'
import { type Allergen, allergens, type Cuisine, cuisines, type Service, services } from '@/contract/lists'
import { addDays } from '@/contract/rules/time/local-time'
import { newId } from '@/server/db/id'

type Day = { weekday: number; ranges: [start: number, end: number][] }

export type TestMenu = {
  date: string
  dishes: string[]
  priceCents: number | null
  halfPriceCents?: number | null
  window: [number, number] | null
  drink?: boolean
  /** What each of the dishes is declared free of. */
  free?: Allergen[][]
  /** The diet of each of the dishes. */
  diets?: ('vegetarian' | 'vegan' | null)[]
  /** Which of them, by their place. */
  soldOut?: number[]
}

export type TestRestaurant = Position & {
  id: string
  name: string
  timeZone: TimeZone
  cuisines: Cuisine[]
  services: Service[]
  week: Day[]
  menu: TestMenu | null
}

/** Mulberry32: the same numbers every time. */
export function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const chance = (share: number) => next() < share
  function pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const [first] = list
    const chosen = list[below(list.length)] ?? first
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  const some = <T>(list: readonly T[], share: number) => list.filter(() => chance(share))
  return { next, below, chance, pick, some }
}

export type Random = ReturnType<typeof randomFrom>

/** Far out at sea, so that no other test's restaurant comes near. */
export const atSea: Position = { lat: 36.5, lon: -13 }

export const dishWords = [
  ...[
    'Paella',
    'Ñoquis',
    'Jamón',
    'Gazpacho',
    'Fabada',
    'Cachopo',
    'Bacalao',
    'Tortilla',
    'Croquetas',
    'Flan',
  ],
  ...['Salmorejo', 'Pulpo', 'Fideuá', 'Canelón', 'Pisto', 'Migas', 'Callos', 'Lubina', 'Merluza', 'Sopa'],
]
/** Dishes in other languages, and what they are called in Castilian. */
export const otherDishes: Record<string, string> = {
  'Pollastre rostit': 'Pollo asado',
  'Oilasko errea': 'Pollo asado',
  'Peixe á grella': 'Pescado a la brasa',
}

export const askedWords = [...dishWords, 'Pollo', 'Asado', 'Pescado']

export const nameWords = [
  'Mesón',
  'Taberna',
  'Fogón',
  'Rincón',
  'Brasería',
  'Bodega',
  'Ñuñoa',
  'Quijote',
  'Sancho',
]

export function randomRestaurants(random: Random, count: number, today: string): TestRestaurant[] {
  return Array.from({ length: count }, () => randomRestaurant(random, today))
}

function randomRestaurant(random: Random, today: string): TestRestaurant {
  return {
    id: newId(),
    ...randomPosition(random),
    name: `${random.pick(nameWords)} ${random.pick(nameWords)}`,
    timeZone: random.chance(0.3) ? 'Atlantic/Canary' : 'Europe/Madrid',
    cuisines: random.some(cuisines, 0.06).slice(0, 2),
    services: random.some(services, 0.35),
    week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ranges: randomRanges(random) })),
    menu: random.chance(0.8) ? randomMenu(random, today) : null,
  }
}

/** Crowded in the middle, thin outside; some in one and the same house. */
function randomPosition(random: Random): Position {
  if (random.chance(0.05)) return { lat: atSea.lat + random.below(3) / 50, lon: atSea.lon }
  const reach = random.pick([0.01, 0.1, 1.2])
  return { lat: atSea.lat + (random.next() - 0.5) * reach, lon: atSea.lon + (random.next() - 0.5) * reach }
}

function randomRanges(random: Random): [number, number][] {
  const kind = random.below(5)
  const half = (from: number, to: number) => 30 * (from * 2 + random.below((to - from) * 2))
  if (kind === 0) return []
  if (kind === 1) return [[0, 1440]]
  const lunch: [number, number] = [half(7, 13), half(14, 17)]
  if (kind === 2) return [lunch]
  return [lunch, [half(18, 22), half(22, 30)]]
}

/** Half of all cost the same. */
function randomPrice(random: Random): number {
  return random.chance(0.5) ? 1200 : 1000 + 50 * random.below(12)
}

/** What is served only in the evening. */
export const isDinner = ({ window }: TestMenu) => (window?.[0] ?? 0) >= 1200

/** Lunches that begin and end at different hours, and dinners beyond midnight. */
function randomWindow(random: Random): [number, number] | null {
  if (random.chance(0.3)) return [1260, 1380 + 60 * random.below(6)]
  return random.chance(0.4) ? [300 + 30 * random.below(22), 970 + 30 * random.below(8)] : null
}

function randomMenu(random: Random, today: string): TestMenu {
  const declared = random.pick([0, 0.3, 0.8])
  return {
    date: random.pick([today, today, today, addDays(today, -1), addDays(today, -1), addDays(today, -64)]),
    dishes: [
      random.pick(dishWords),
      `${random.pick(dishWords)} con ${random.pick(dishWords)}`,
      random.pick(random.chance(0.3) ? Object.keys(otherDishes) : dishWords),
    ],
    priceCents: random.chance(0.1) ? null : randomPrice(random),
    halfPriceCents: random.chance(0.3) ? randomPrice(random) - 300 : null,
    window: randomWindow(random),
    drink: random.chance(0.4),
    free: [0, 1, 2].map(() => random.some(allergens, declared)),
    diets: [0, 1, 2].map(() =>
      random.chance(declared) ? random.pick(['vegetarian', 'vegan'] as const) : null,
    ),
    soldOut: random.chance(0.2) ? [random.below(3)] : [],
  }
}
