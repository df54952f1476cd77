import type { CityCuisine, ListedCity } from '@/contract/endpoints/cities'
import type { City } from './directory'
import type { CookedCuisine } from './queries'

export function cityShape({ lat, lon, keys: _, ...city }: City): Omit<ListedCity, 'cuisines'> {
  return { ...city, position: { lat, lon }, updatedAt: city.updatedAt.toISOString() }
}

/** Adds up the cuisines of a city's spellings. The most frequent cuisine comes first. */
export function cuisinesShape(cooked: CookedCuisine[]): CityCuisine[] {
  return [...Map.groupBy(cooked, ({ cuisine }) => cuisine)]
    .map(([cuisine, parts]) => ({
      cuisine,
      restaurants: parts.reduce((sum, part) => sum + part.restaurants, 0),
      updatedAt: new Date(Math.max(...parts.map(({ updatedAt }) => updatedAt.getTime()))).toISOString(),
    }))
    .sort((a, b) => b.restaurants - a.restaurants || (a.cuisine < b.cuisine ? -1 : 1))
}
