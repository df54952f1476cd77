import { citySlug } from '@/contract/rules/place/place-slug'
import type { Ctx } from '@/server/ctx'
import type { Database } from '@/server/db/client'
import { findSpelledCities, type SpelledCity } from './queries'

/** A city with all its spellings. */
export type City = {
  slug: string
  /** The spellings of the city, as in restaurants.city_key. */
  keys: string[]
  name: string
  state: string
  lat: number
  lon: number
  restaurants: number
  updatedAt: Date
}

/** Sorted by the number of restaurants, most first. */
export type Directory = { cities: City[]; bySlug: Map<string, City> }

const keptMs = 20_000
const keptDirectories = new WeakMap<Database, { at: number; directory: Promise<Directory> }>()

/** All cities. Reads them again if the kept list is older than 20 seconds. */
export function cityDirectory({ db, clock }: Ctx): Promise<Directory> {
  const now = clock().getTime()
  const known = keptDirectories.get(db)
  if (known && Math.abs(now - known.at) < keptMs) return known.directory
  const directory = findSpelledCities(db).then(directoryOf)
  keptDirectories.set(db, { at: now, directory })
  directory.catch(() => keptDirectories.delete(db))
  return directory
}

export function directoryOf(spelled: SpelledCity[]): Directory {
  const bySlug = Map.groupBy(spelled, ({ name }) => citySlug(name))
  bySlug.delete('')
  const cities = [...bySlug]
    .map(([slug, spellings]) => cityOf(slug, spellings))
    .sort((a, b) => b.restaurants - a.restaurants || (a.slug < b.slug ? -1 : 1))
  return { cities, bySlug: new Map(cities.map((city) => [city.slug, city])) }
}

function cityOf(slug: string, spellings: SpelledCity[]): City {
  const sum = (value: (one: SpelledCity) => number) => spellings.reduce((all, one) => all + value(one), 0)
  const restaurants = sum((one) => one.restaurants)
  const mean = (value: (one: SpelledCity) => number) =>
    sum((one) => value(one) * one.restaurants) / restaurants
  const { name = '', state = '' } = spellings.toSorted((a, b) => b.restaurants - a.restaurants)[0] ?? {}
  return {
    ...{ slug, name, state, restaurants },
    keys: spellings.map(({ key }) => key),
    lat: mean(({ lat }) => lat),
    lon: mean(({ lon }) => lon),
    updatedAt: new Date(Math.max(...spellings.map(({ updatedAt }) => updatedAt.getTime()))),
  }
}
