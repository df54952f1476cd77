import type { Cuisine } from '@/contract/entities/lists'
import type { City } from '../data/city'
import type { Prng } from '../prng'

const weights: readonly (readonly [Cuisine, number])[] = [
  ['Argentina', 2],
  ['Asador', 5],
  ['Bar de tapas', 15],
  ['China', 3],
  ['Española', 24],
  ['Fusión', 3],
  ['Hamburguesería', 4],
  ['India', 2],
  ['Italiana', 7],
  ['Japonesa', 4],
  ['Marisquería', 5],
  ['Mediterranea', 9],
  ['Mexicana', 3],
  ['Parrilla', 4],
  ['Peruana', 2],
  ['Sidrería', 1],
  ['Sin gluten', 1.5],
  ['Tailandes', 1.5],
  ['Vegana', 2],
  ['Vegetariana', 2],
  ['Vinoteca', 2.5],
]

/** The cuisines that go together in one restaurant. */
const companions: Partial<Record<Cuisine, readonly Cuisine[]>> = {
  Argentina: ['Parrilla', 'Asador'],
  Asador: ['Española', 'Parrilla'],
  'Bar de tapas': ['Española', 'Vinoteca', 'Mediterranea'],
  China: ['Fusión', 'Vegetariana'],
  Española: ['Bar de tapas', 'Mediterranea', 'Asador', 'Sin gluten'],
  Fusión: ['Japonesa', 'Peruana', 'Mediterranea'],
  Hamburguesería: ['Sin gluten', 'Parrilla'],
  India: ['Vegetariana'],
  Italiana: ['Mediterranea', 'Sin gluten'],
  Japonesa: ['Fusión'],
  Marisquería: ['Española', 'Mediterranea'],
  Mediterranea: ['Española', 'Vegetariana'],
  Mexicana: ['Fusión'],
  Peruana: ['Fusión', 'Marisquería'],
  Sidrería: ['Española', 'Asador'],
  Tailandes: ['Fusión'],
  Vegana: ['Vegetariana', 'Sin gluten'],
  Vegetariana: ['Vegana'],
  Vinoteca: ['Bar de tapas'],
}

const northern = ['cantabrico', 'vasconavarra']

/** One or two cuisines. The first is the one that the kitchen cooks. */
export function cuisinesFor({ kitchen }: City, random: Prng): [Cuisine, ...Cuisine[]] {
  const weigh = ([cuisine, weight]: readonly [Cuisine, number]) =>
    cuisine === 'Sidrería' && northern.includes(kitchen) ? 14 : weight
  const [first] = random.weighted(weights, weigh)
  const company = companions[first]
  return company && random.chance(0.4) ? [first, random.pick(company)] : [first]
}
