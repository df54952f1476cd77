import { fewestToList } from '@/contract/endpoints/cities'
import { distanceKm } from '@/contract/rules/distance'
import type { City } from './directory'

const most = 8
const farthestKm = 150

/** Where else one may go from a city: the nearest with enough to choose from. */
export function neighboursOf(city: City, cities: City[]): (City & { km: number })[] {
  return cities
    .filter(({ slug, restaurants }) => slug !== city.slug && restaurants >= fewestToList)
    .map((near) => ({ ...near, km: distanceKm(city, near) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, most)
}
