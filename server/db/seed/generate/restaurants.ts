import { type Cuisine, services } from '@/contract/entities/lists'
import { cities } from '../data/cities'
import type { City } from '../data/city'
import { closings, isLocal, kitchens, localOpenings, openings } from '../data/descriptions'
import { cartasOf, occasions } from '../data/documents'
import { firstNames, lastNames } from '../data/people'
import { dishesFor } from '../dishes/by-cuisine'
import type { Season } from '../dishes/dish'
import { idOf, type Prng, prng } from '../prng'
import { contactOf, demoMobile, handleOf } from './contact'
import { cuisinesFor } from './cuisine'
import { weekFor } from './hours'
import { houseOfTheDemoOwner } from './house'
import { menuHabits } from './menu-habits'
import { nameFor } from './name'
import { picturesOf } from './pictures'
import { inQuarter, placeIn } from './place'
import type { DemoRestaurant } from './restaurant'

const demoCount = 600

/** The largest cities, and so many restaurants of each, have menus of twelve weeks: enough for ten a week. */
const [fewestForPrices, mostForPrices] = [38, 30]

type Town = { city: City; names: Set<string>; photos: Map<string, number> }

/** The number of restaurants in each city. The cities with the largest remainders get those that rounding leaves over. */
function shares(count: number): { city: City; count: number }[] {
  const total = cities.reduce((sum, { share }) => sum + share, 0)
  const exact = cities.map((city) => ({ city, count: (city.share * count) / total }))
  const whole = exact.map((entry) => ({ ...entry, left: entry.count % 1, count: Math.floor(entry.count) }))
  const missing = count - whole.reduce((sum, entry) => sum + entry.count, 0)
  const roundedUp = new Set([...whole].sort((a, b) => b.left - a.left).slice(0, missing))
  return whole.map((entry) => ({ city: entry.city, count: entry.count + (roundedUp.has(entry) ? 1 : 0) }))
}

/** 600 invented restaurants: the same for the same seed. */
export function generateRestaurants(seed = 'mantel'): DemoRestaurant[] {
  const names = new Set<string>()
  const invented = shares(demoCount - 1).flatMap(({ city, count }) => {
    const town: Town = { city, names, photos: new Map() }
    return Array.from({ length: count }, (_, index) => invent(town, index, `${seed} ${city.name} ${index}`))
  })
  return [houseOfTheDemoOwner(seed), ...invented]
}

function invent({ city, names, photos }: Town, index: number, seed: string): DemoRestaurant {
  const random = prng(seed)
  const kinds = cuisinesFor(city, random)
  const [cuisine] = kinds
  const spot = city.spots[index % city.spots.length] ?? random.pick(city.spots)
  const place = placeIn(city, spot, random)
  const name = nameFor({ cuisine, city, quarter: place.quarter }, names, random)
  names.add(name)
  const days = weekFor(cuisine, random)
  return {
    ...place,
    id: idOf(seed, 'restaurant'),
    owner: { id: idOf(seed, 'owner'), ...personOf(name, random) },
    name,
    description: descriptionOf({ cuisine, city, quarter: place.quarter }, random),
    city,
    cuisines: kinds,
    services: servicesFor(cuisine, random),
    contact: contactOf(name, random),
    days,
    pictures: picturesOf(cuisine, photos, random),
    cartas: upToTwo(cartasOf[cuisine], [35, 45, 20], random),
    occasions: upToTwo(occasions, [72, 20, 8], random),
    verification: random.chance(0.82) ? 'verified' : 'pending',
    joinedDaysAgo: random.int(20, 900),
    menu: random.chance(0.72) ? menuHabits({ cuisine, city, days }, random) : null,
    remembersDays: 1,
    remembersPrices: city.share >= fewestForPrices && index < mostForPrices,
  }
}

function upToTwo<T>(list: readonly T[], odds: readonly number[], random: Prng): T[] {
  return random.sample(
    list,
    random.weighted([0, 1, 2], (count) => odds[count] ?? 0),
  )
}

function personOf(name: string, random: Prng) {
  const firstName = random.pick(firstNames)
  const mailbox = handleOf(firstName)
  return {
    firstName,
    lastName: random.pick(lastNames),
    email: `${mailbox}@${handleOf(name).slice(0, 40)}.example`,
    phoneNumber: demoMobile(random),
  }
}

const common = ['Se admite pago con tarjeta', 'Wifi', 'Terraza', 'Para recoger'] as const

function servicesFor(cuisine: Cuisine, random: Prng) {
  const chosen = new Set([
    ...common.filter(() => random.chance(0.55)),
    ...random.sample(services, random.int(1, 5)),
    ...(cuisine === 'Sin gluten' ? (['Opciones sin gluten'] as const) : []),
  ])
  return services.filter((service) => chosen.has(service))
}

const seasons: readonly Season[] = ['primavera', 'verano', 'otoño', 'invierno']

type About = { cuisine: Cuisine; city: City; quarter: string }

function descriptionOf({ cuisine, city, quarter }: About, random: Prng): string {
  const { own } = dishesFor(cuisine, city.kitchen, random.pick(seasons))
  const [dish = ''] = random.pick(own.second).name.split(/ \(|,/)
  const words: Record<string, string> = {
    barrio: inQuarter(quarter),
    ciudad: city.name,
    año: String(isLocal(cuisine) ? random.int(1948, 2012) : random.int(1994, 2019)),
    dueña: random.pick(firstNames),
    plato: lowered(dish),
  }
  const beginnings = isLocal(cuisine) ? [...openings, ...localOpenings] : openings
  const sentences = [random.pick(beginnings), random.pick(kitchens[cuisine])]
  if (random.chance(0.7)) sentences.push(random.pick(closings))
  return sentences.join(' ').replace(/\{([^}]+)\}/g, (_, word: string) => words[word] ?? '')
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
