import type { Restaurant } from '@/contract/entities/restaurant'
import { menuDayPath, profilePath } from '@/contract/rules/profile/profile-slug'
import { getTranslations } from '@/lib/i18n/translations'
import { findListedCity } from '../api/cities'
import { citiesPath, cityHref } from '../city/question'
import { fullDate } from '../i18n/full-date'
import { placeHref } from '../search/place'
import { absoluteUrl } from './absolute-url'
import type { JsonLdThing } from './json-ld'

export type Crumb = { name: string; path: string }

export function breadcrumbJsonLd(crumbs: Crumb[]): JsonLdThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/** The crumbs of a profile: the site, then the city's page (or, without one, a search around the restaurant), then the profile. */
export async function profileCrumbs(restaurant: Restaurant): Promise<Crumb[]> {
  const { city } = restaurant.restaurantLocation
  const [t, crumb, listed] = await Promise.all([
    getTranslations('restaurant'),
    getTranslations('city.crumbs'),
    findListedCity(city),
  ])
  const above = listed
    ? [
        { name: crumb('cities'), path: citiesPath },
        { name: listed.name, path: cityHref({ city: listed.slug }) },
      ]
    : [{ name: t('backToCity', { city }), path: placeHref({ name: city }, '/restaurant/search/restaurant') }]
  return [
    { name: crumb('home'), path: '/' },
    ...(city ? above : []),
    { name: restaurant.restaurantName, path: profilePath(restaurant) },
  ]
}

/** The crumbs of a profile and one step more. */
export async function menuDayCrumbs(restaurant: Restaurant, date: string): Promise<Crumb[]> {
  return [...(await profileCrumbs(restaurant)), { name: fullDate(date), path: menuDayPath(restaurant, date) }]
}
