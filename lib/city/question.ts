import { maxCityPage } from '@/contract/endpoints/cities'
import { type Cuisine, cuisines } from '@/contract/lists'
import { citySlug, placeSlug } from '@/contract/rules/place/place-slug'

export const citiesPath = '/menu-del-dia'

/** The file of a city's prices. */
export const pricesPath = (slug: string) => `/precios/${slug}.csv`

/** The subject of a city's page: the whole city or one cuisine, and the page of the list. */
export type CityQuestion = { city: string; cuisine?: Cuisine; page: number }

export function cityHref({ city, cuisine, page = 1 }: Omit<CityQuestion, 'page'> & { page?: number }) {
  const parts = [citySlug(city), cuisine && placeSlug(cuisine), page > 1 && `pagina-${page}`]
  return [citiesPath, ...parts.filter(Boolean)].join('/')
}

/** Reads `sevilla/italiana/pagina-2` in any spelling. Null for a path that is no page of a city. */
export function parseCityPath(path: string[]): CityQuestion | null {
  const [city = '', ...rest] = path.map(decoded)
  const slug = citySlug(city.slice(0, 200))
  const cuisine = cuisines.find((one) => placeSlug(one) === placeSlug(rest[0] ?? ''))
  const [page, ...more] = cuisine ? rest.slice(1) : rest
  const number = page === undefined ? 1 : pageNumber(page)
  return slug && number && more.length === 0 ? { city: slug, cuisine, page: number } : null
}

function pageNumber(part: string) {
  const number = Number(part.match(/^pagina-([1-9]\d{0,3})$/)?.[1])
  return number <= maxCityPage ? number : null
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
