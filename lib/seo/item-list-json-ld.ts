import type { RestaurantCard } from '@/contract/entities/restaurant'
import { profilePath } from '@/contract/rules/profile-slug'
import { absoluteUrl } from './absolute-url'
import type { JsonLdThing } from './json-ld'

/** `offset` is how many came on the pages before. */
export function itemListJsonLd(restaurants: RestaurantCard[], offset: number): JsonLdThing {
  return {
    '@type': 'ItemList',
    numberOfItems: restaurants.length,
    itemListElement: restaurants.map((restaurant, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      name: restaurant.restaurantName,
      url: absoluteUrl(profilePath(restaurant)),
    })),
  }
}
