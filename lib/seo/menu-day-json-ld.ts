import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { menuDayPath, profilePath } from '@/contract/rules/profile/profile-slug'
import type { Translations } from '../translated-menu'
import { absoluteUrl } from './absolute-url'
import type { JsonLdThing } from './json-ld'
import { menuJsonLd } from './menu-json-ld'

/** The menu of a day, which may be over, and its restaurant. */
export function menuDayJsonLd(
  restaurant: Restaurant,
  menu: Menu,
  isOver: boolean,
  translations: Translations = {},
): JsonLdThing {
  const url = absoluteUrl(menuDayPath(restaurant, menu.date))
  const profile = absoluteUrl(profilePath(restaurant))
  return {
    ...menuJsonLd(menu, {
      id: `${url}#${menu.service}`,
      translation: translations[menu.menuId],
      isOver,
    }),
    url,
    temporalCoverage: menu.date,
    provider: { '@type': 'Restaurant', '@id': profile, name: restaurant.restaurantName, url: profile },
  }
}
