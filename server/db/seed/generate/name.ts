import type { Cuisine } from '@/contract/entities/lists'
import type { City } from '../data/city'
import { isLocal } from '../data/descriptions'
import { namesByCuisine } from '../data/names-by-cuisine'
import { canary, namesByTongue } from '../data/names-by-tongue'
import { corners, nicknames, pairs, surnames, things } from '../data/names-spanish'
import type { Prng } from '../prng'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const contracted = (text: string) => text.replace(/\bde el /, 'del ')

const patterns: readonly ((random: Prng) => string)[] = [
  (random) => `Casa ${capitalised(random.pick(nicknames))}`,
  (random) => `Mesón ${capitalised(random.pick(nicknames))}`,
  (random) => `Bar ${capitalised(random.pick(nicknames))}`,
  (random) => `El ${random.pick(things)}`,
  (random) => `Taberna del ${random.pick(things)}`,
  (random) => `Restaurante El ${random.pick(things)}`,
  (random) => `Bar El ${random.pick(things)}`,
  (random) => `Bodega El ${random.pick(things)}`,
  (random) => contracted(`El Rincón de ${random.pick(corners)}`),
  (random) => `Taberna ${capitalised(random.pick(corners))}`,
  (random) => contracted(`Mesón de ${random.pick(corners)}`),
  (random) => `Casa ${random.pick(surnames)}`,
  (random) => `Hermanos ${random.pick(surnames)}`,
  (random) => random.pick(pairs),
]

/** Among the Spanish kitchens of a city, the share of names in the city's own language. */
const shareOfTongue = 0.6

function candidate(cuisine: Cuisine, city: City, random: Prng): string {
  const own = namesByCuisine[cuisine]
  if (own && (!isLocal(cuisine) || random.chance(0.75))) return random.pick(own)
  if (cuisine === 'Española' && city.kitchen === 'canarias' && random.chance(0.2)) return random.pick(canary)
  const local = namesByTongue[city.tongue]
  if (local && random.chance(shareOfTongue)) return random.pick(local)
  return random.pick(patterns)(random)
}

/** A name that is not in `taken`. A second restaurant of the same name adds its place. */
export function nameFor(
  { cuisine, city, quarter }: { cuisine: Cuisine; city: City; quarter: string },
  taken: Set<string>,
  random: Prng,
): string {
  for (let attempt = 0; attempt < 6; attempt++) {
    const name = candidate(cuisine, city, random)
    if (!taken.has(name)) return name
  }
  for (const branch of [quarter, city.name, `${city.name} ${quarter}`]) {
    const name = `${candidate(cuisine, city, random)} ${branch}`
    if (!taken.has(name)) return name
  }
  return nameFor({ cuisine, city, quarter }, taken, random)
}
