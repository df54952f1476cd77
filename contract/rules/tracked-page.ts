import { parseProfileSlug } from './profile-slug'

const restaurantPage = 'RestaurantProfile/'

const pages: [pattern: RegExp, componentName: string][] = [
  [/^\/$/, 'Home'],
  [/^\/restaurant\/search(\/menu)?$/, 'SearchMenu'],
  [/^\/restaurant\/search\/restaurant$/, 'SearchRestaurant'],
  [/^\/menu-del-dia(\/[^/]+){0,3}$/, 'CityMenus'],
  [/^\/favoritos$/, 'Favourites'],
  [/^\/contacta$/, 'Contact'],
  [/^\/faqs$/, 'Faqs'],
  [/^\/signup$/, 'Signup'],
  [/^\/signin$/, 'Signin'],
]

/** What a page is counted as; null for what is not counted: an owner's pages, and addresses that are no page. */
export function trackedPage(pathname: string): string | null {
  const path = pathname.replace(/(?<=.)\/$/, '')
  const slug = path.match(/^\/restaurant\/profile\/([^/]+)(\/[\d-]+)?$/)?.[1]
  const restaurantId = slug && parseProfileSlug(slug)
  if (restaurantId) return restaurantPage + restaurantId
  return pages.find(([pattern]) => pattern.test(path))?.[1] ?? null
}

/** Whose profile a counted page is, if it is one. */
export function trackedRestaurant(componentName: string): string | null {
  if (!componentName.startsWith(restaurantPage)) return null
  return parseProfileSlug(componentName.slice(restaurantPage.length))
}
