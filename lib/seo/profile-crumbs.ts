import { getTranslations } from 'next-intl/server'
import type { Restaurant } from '@/contract/entities/restaurant'
import { profilePath } from '@/contract/rules/profile-slug'
import { findListedCity } from '../api/cities'
import { citiesPath, cityHref } from '../city/question'
import { placeHref } from '../search/place-href'
import type { Crumb } from './breadcrumb-json-ld'

/** Where a profile stands: the site, its city's page or, where there is none, the restaurants around, itself. */
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
