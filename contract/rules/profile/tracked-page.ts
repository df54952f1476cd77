import { type CountedAction, countedActions } from '../../entities/tracking'
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

/**
 * The name under which a page view or an action is counted: `/restaurant/profile/0123456789ab_Casa#call`. Null for pages that are not
 * counted: owner pages, and addresses that are no page.
 */
export function trackedPage(address: string): string | null {
  const [pathname = '', action] = address.split('#')
  const path = pathname.replace(/(?<=.)\/$/, '')
  const slug = path.match(/^\/restaurant\/profile\/([^/]+)(\/[\d-]+)?$/)?.[1]
  const restaurantId = slug && parseProfileSlug(slug)
  if (restaurantId) return nameOf(restaurantId, action)
  return action === undefined ? (pages.find(([pattern]) => pattern.test(path))?.[1] ?? null) : null
}

function nameOf(restaurantId: string, action: string | undefined) {
  const page = restaurantPage + restaurantId
  if (action === undefined) return page
  return isAction(action) && action !== 'view' ? `${page}/${action}` : null
}

const isAction = (text: string): text is CountedAction => countedActions.some((action) => action === text)

/** The restaurant and the action of a counted page. */
export function trackedAction(componentName: string): { restaurantId: string; action: CountedAction } | null {
  if (!componentName.startsWith(restaurantPage)) return null
  const [slug = '', action = 'view', ...more] = componentName.slice(restaurantPage.length).split('/')
  const restaurantId = parseProfileSlug(slug)
  return restaurantId && isAction(action) && more.length === 0 ? { restaurantId, action } : null
}

const qrPage = 'QrCode/'

/** The name under which a visit by a printed QR code is counted. */
export const trackedQr = (qrId: string) => qrPage + qrId

/** The QR code that was scanned. */
export const trackedScan = (componentName: string) =>
  componentName.startsWith(qrPage) ? componentName.slice(qrPage.length) : null
