import { cache } from 'react'
import { tags } from '@/contract/cache-tags'
import { getCity, getCityPrices as getPricesEndpoint, listCities } from '@/contract/endpoints/cities'
import { citySlug } from '@/contract/rules/place/place-slug'
import type { CityQuestion } from '../city/question'
import { hostOffers } from '../host/offers'
import { nullIfMissing } from './api-error'
import { call } from './call'
import { menusOf } from './search'

import 'server-only'

/** How long a page may miss a new restaurant. A change of a listed restaurant shows at once. */
const revalidate = 60

/** The data of a city's page, or null for an unknown city. Asked once a request, for page and metadata. */
const getCityOnce = cache(async (city: string, cuisine: CityQuestion['cuisine'], page: number) => {
  const options = { tags: [tags.city(city)], revalidate }
  const found = await call(getCity, { params: { city }, query: { cuisine, page } }, options).catch(
    nullIfMissing,
  )
  if (!found) return null
  const ids = found.found.map(({ restaurantId }) => restaurantId)
  const menus = await menusOf(ids, { q: '' })
  const results = found.found.map((restaurant) => ({
    restaurant,
    menus: menus.get(restaurant.restaurantId) ?? [],
  }))
  return { ...found, results }
})

export const getCityMenus = ({ city, cuisine, page }: CityQuestion) => getCityOnce(city, cuisine, page)

export type CityMenus = NonNullable<Awaited<ReturnType<typeof getCityMenus>>>

/** The prices of a city's menus, week by week. Null for an unknown city, or for a host that does not count them. */
export async function getCityPrices(city: string) {
  if (!(await hostOffers(getPricesEndpoint))) return null
  const options = { tags: [tags.cityPrices(city)], revalidate: 3600 }
  return call(getPricesEndpoint, { params: { city } }, options).catch(nullIfMissing)
}

/** The cities with enough restaurants to list; the largest lists come first. */
export const getCities = cache((page: number) =>
  call(listCities, { query: { page } }, { tags: [tags.cities], revalidate: 3600 }),
)

/** Finds the city of this name, if it has enough restaurants to deserve a link. A page never fails because of this link. */
export async function findListedCity(name: string) {
  const slug = citySlug(name)
  const { cities } = await getCities(1).catch(() => ({ cities: [] }))
  return cities.find((city) => city.slug === slug) ?? null
}
