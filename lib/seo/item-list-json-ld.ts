import { profilePath } from '@/contract/rules/profile/profile-slug'
import { priceText } from '@/lib/i18n/price-text'
import type { FoundRestaurant } from '../api/search'
import { priceShown } from '../search/shown-result'
import { absoluteUrl } from './absolute-url'
import type { JsonLdThing } from './json-ld'
import { menuToday } from './menu-today'

type Page = {
  /** The number of restaurants on the pages before. */
  offset: number
  now: Date
  /** The maximum price of the search: a card may show the price of half a menu. */
  upTo: number
  /** The cuisine as the card writes it. */
  cuisineName: (cuisine: FoundRestaurant['restaurant']['cuisineType'][number]) => string
}

/** The list of a page for the carousels of search engines. It contains only data that the cards show. */
export function itemListJsonLd(results: FoundRestaurant[], page: Page): JsonLdThing {
  return {
    '@type': 'ItemList',
    numberOfItems: results.length,
    itemListElement: results.map((result, index) => ({
      '@type': 'ListItem',
      position: page.offset + index + 1,
      item: restaurantOf(result, page),
    })),
  }
}

function restaurantOf({ restaurant, menus }: FoundRestaurant, { now, upTo, cuisineName }: Page): JsonLdThing {
  const { restaurantName, restaurantLocation, headerImageUrl, cuisineType, timeZone } = restaurant
  const { Address: streetAddress, city: addressLocality } = restaurantLocation
  const menu = menuToday(menus, timeZone, now)
  const price = menu && priceShown(menu, upTo).price
  return {
    '@type': 'Restaurant',
    url: absoluteUrl(profilePath(restaurant)),
    name: restaurantName,
    ...(headerImageUrl && { image: absoluteUrl(headerImageUrl) }),
    address: { '@type': 'PostalAddress', streetAddress, addressLocality },
    ...(typeof price === 'number' && { priceRange: priceText(price) }),
    ...(cuisineType.length > 0 && { servesCuisine: cuisineType.map(cuisineName) }),
  }
}
