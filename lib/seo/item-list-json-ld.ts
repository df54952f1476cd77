import type { RestaurantCard } from '@/contract/entities/restaurant'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { absoluteUrl } from './absolute-url'
import type { JsonLdThing } from './json-ld'

/** `offset` is the number of restaurants on the pages before. */
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
