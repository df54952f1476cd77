import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { menuDayPath, profilePath } from '@/contract/rules/profile/profile-slug'
import { absoluteUrl } from './absolute-url'
import type { JsonLdThing } from './json-ld'
import { menuJsonLd } from './menu-json-ld'

/** The menu of a day, which may be over, and its restaurant. */
export function menuDayJsonLd(restaurant: Restaurant, menu: Menu, isOver: boolean): JsonLdThing {
  const url = absoluteUrl(menuDayPath(restaurant, menu.date))
  const profile = absoluteUrl(profilePath(restaurant))
  return {
    ...menuJsonLd(menu, `${url}#${menu.service}`, isOver),
    url,
    temporalCoverage: menu.date,
    provider: { '@type': 'Restaurant', '@id': profile, name: restaurant.restaurantName, url: profile },
  }
}
