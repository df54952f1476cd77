import { z } from 'zod'
import { endpoint } from '../endpoint'
import { cuisine } from '../entities/lists'
import { euros } from '../entities/menu'
import { numeric } from '../entities/numeric'
import { position } from '../entities/place'
import { restaurantCard } from '../entities/restaurant'

/** A page with fewer is no answer to whoever looks for lunch in a city: it is left out of lists and indexes. */
export const fewestToList = 3

export const cityListSize = 1000
export const maxCityListPage = 100
export const cityPageSize = 20
export const maxCityPage = 500

/** As citySlug() makes them. */
const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug')

const city = z.object({
  slug,
  /** As most of its restaurants write it. */
  name: z.string(),
  state: z.string(),
  position,
  restaurants: z.int(),
  /** When the last of its restaurants changed. */
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
    /** How many there are of the cuisine asked for, or of all, and how many of those have a menu today. */
    restaurants: z.int(),
    menusToday: z.int(),
    /** Of the menus of today. */
    prices: z.object({ lowest: euros, highest: euros }).nullable(),
    pages: z.int(),
    found: z.array(restaurantCard),
    cuisines: z.array(cityCuisine),
    neighbours: z.array(city.extend({ km: z.number() })),
  }),
})

export type CityPage = z.infer<typeof getCity.reply>
