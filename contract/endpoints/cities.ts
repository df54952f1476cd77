import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate } from '../entities/date'
import { numeric } from '../entities/lenient'
import { cuisine } from '../entities/lists'
import { euros } from '../entities/menu'
import { position } from '../entities/place'
import { restaurantCard } from '../entities/restaurant'

/** The minimum of restaurants for a city page to appear in lists and indexes. A page with fewer does not help. */
export const fewestToList = 3

export const cityListSize = 1000
export const maxCityListPage = 100
export const cityPageSize = 20
export const maxCityPage = 500

/** A slug from citySlug(). */
const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug')

const city = z.object({
  slug,
  /** The name as most of its restaurants write it. */
  name: z.string(),
  state: z.string(),
  position,
  restaurants: z.int(),
  /** The time of the last change of any of its restaurants. */
  updatedAt: z.iso.datetime(),
})

const cityCuisine = z.object({ cuisine, restaurants: z.int(), updatedAt: z.iso.datetime() })

export type CityCuisine = z.infer<typeof cityCuisine>

export const listCities = endpoint({
  method: 'GET',
  path: '/api/cities',
  auth: 'public',
  summary: 'Ciudades con restaurantes, primero donde hay más, y las cocinas que tiene cada una',
  query: z.object({ page: numeric(z.int().min(1).max(maxCityListPage)).default(1) }),
  reply: z.object({
    pages: z.int(),
    cities: z.array(city.extend({ cuisines: z.array(cityCuisine) })),
  }),
})

export type ListedCity = z.infer<typeof listCities.reply>['cities'][number]

export const getCity = endpoint({
  method: 'GET',
  path: '/api/cities/:city',
  auth: 'public',
  summary: 'Los restaurantes de una ciudad: primero los menús de hoy, del más barato al más caro',
  params: z.object({ city: slug }),
  query: z.object({
    cuisine: cuisine.optional(),
    page: numeric(z.int().min(1).max(maxCityPage)).default(1),
  }),
  reply: z.object({
    city,
    /** The number of restaurants of the requested cuisine (or of all), and the number of them with a menu today. */
    restaurants: z.int(),
    menusToday: z.int(),
    /** The prices of today's menus. */
    prices: z.object({ lowest: euros, highest: euros }).nullable(),
    pages: z.int(),
    found: z.array(restaurantCard),
    cuisines: z.array(cityCuisine),
    neighbours: z.array(city.extend({ km: z.number() })),
  }),
})

export type CityPage = z.infer<typeof getCity.reply>

/** A week or a quarter of the town with fewer menus is left out. */
export const fewestMenusToCount = 10
export const pricedWeeks = 12

/** The prices of seven days: half of the menus cost the median or less, a quarter cost the lower quartile or less. */
const pricedWeek = z.object({
  from: isoDate,
  to: isoDate,
  menus: z.int(),
  restaurants: z.int(),
  lower: euros,
  median: euros,
  upper: euros,
})

export type PricedWeek = z.infer<typeof pricedWeek>

export const getCityPrices = endpoint({
  method: 'GET',
  path: '/api/cities/:city/prices',
  auth: 'public',
  summary: 'Lo que ha costado el menú del día en una ciudad, semana a semana; nada con menos de diez menús',
  params: z.object({ city: slug }),
  reply: z.object({
    city: z.object({ slug: z.string(), name: z.string(), position }),
    /** Twelve weeks at most, the last one ends today. A week with too few menus is missing. */
    weeks: z.array(pricedWeek),
    /** The quarter of the town where the median of the last week is lowest. */
    cheapest: z.object({ name: z.string(), median: euros, menus: z.int() }).nullable(),
  }),
})

export type CityPrices = z.infer<typeof getCityPrices.reply>
