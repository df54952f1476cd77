import 'server-only'
import { cache } from 'react'
import { getCity, listCities } from '@/contract/endpoints/cities'
import { citySlug } from '@/contract/rules/place-slug'
import { tags } from '../cache-tags'
import type { CityQuestion } from '../city/question'
import { nullIfMissing } from './api-error'
import { call } from './call'
import { menusOf } from './search'

/** How long a page may miss a restaurant that is new; of those on it, a change shows at once. */
const revalidate = 60

/** What a city's page shows, or null where there is no such city. Once a request, for page and metadata. */
const getCityOnce = cache(async (city: string, cuisine: CityQuestion['cuisine'], page: number) => {
  const options = { tags: [tags.city(city)], revalidate }
  const found = await call(getCity, { params: { city }, query: { cuisine, page } }, options).catch(
    nullIfMissing,
  )
  if (!found) return null
  const menus = await menusOf(found.found.map(({ restaurantId }) => restaurantId))
  const results = found.found.map((restaurant) => ({
    restaurant,
    menus: menus.get(restaurant.restaurantId) ?? [],
  }))
  return { ...found, results }
})

export const getCityMenus = ({ city, cuisine, page }: CityQuestion) => getCityOnce(city, cuisine, page)

export type CityMenus = NonNullable<Awaited<ReturnType<typeof getCityMenus>>>

/** Those with enough to list, where there is most first. */
export const getCities = cache((page: number) =>
  call(listCities, { query: { page } }, { tags: [tags.cities], revalidate: 3600 }),
)

/** The city of this name, if it has enough to be worth a link. Nobody's page fails over a link. */
export async function findListedCity(name: string) {
  const slug = citySlug(name)
  const { cities } = await getCities(1).catch(() => ({ cities: [] }))
  return cities.find((city) => city.slug === slug) ?? null
}
