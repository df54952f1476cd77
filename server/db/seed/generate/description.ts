import type { Cuisine } from '@/contract/entities/lists'
import type { City } from '../data/city'
import { closings, isLocal, kitchens, localOpenings, openings } from '../data/descriptions'
import { firstNames } from '../data/people'
import { dishesFor } from '../dishes/by-cuisine'
import type { Season } from '../dishes/dish'
import type { Prng } from '../prng'
import { inQuarter } from './place'

const seasons: readonly Season[] = ['primavera', 'verano', 'otoño', 'invierno']

type About = { cuisine: Cuisine; city: City; quarter: string }

export function descriptionOf({ cuisine, city, quarter }: About, random: Prng): string {
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
