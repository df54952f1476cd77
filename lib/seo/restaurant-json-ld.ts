import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { facebookUrl, instagramUrl, websiteUrl } from '@/contract/rules/profile/web-addresses'
import { weekTable } from '@/contract/rules/time/opening-hours'
import { priceText } from '../i18n/price-text'
import type { Translations } from '../translated-menu'
import { absoluteUrl } from './absolute-url'
import type { JsonLdThing } from './json-ld'
import { menuJsonLd } from './menu-json-ld'
import { menuToday } from './menu-today'

const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Page = {
  now: Date
  translations?: Translations
  /** The cuisine as the page writes it. */
  cuisineName: (cuisine: Restaurant['cuisineType'][number]) => string
}

export function restaurantJsonLd(
  restaurant: Restaurant,
  menus: Menu[],
  { now, translations = {}, cuisineName }: Page,
): JsonLdThing {
  const url = absoluteUrl(profilePath(restaurant))
  const { restaurantLocation: place, restaurantServices: services } = restaurant
  const [longitude, latitude] = restaurant.location.coordinates
  const today = menuToday(menus, restaurant.timeZone, now)
  const images = [restaurant.headerImageUrl, ...restaurant.profileImages.map((image) => image.url)]
  return {
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: restaurant.restaurantName,
    description: restaurant.description || undefined,
    image: images.flatMap((image) => (image ? [absoluteUrl(image)] : [])),
    telephone: restaurant.contactNumber || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.Address,
      addressLocality: place.city,
      addressRegion: place.state,
      postalCode: place.postcode,
      addressCountry: 'ES',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    servesCuisine: restaurant.cuisineType.map((cuisine) => cuisineName(cuisine)),
    priceRange: priceRange(menus),
    openingHoursSpecification: openingHours(restaurant),
    acceptsReservations: !services.includes('No se aceptan reservas'),
    paymentAccepted: services.includes('Se admite pago con tarjeta') ? 'Cash, Credit Card' : undefined,
    sameAs: [
      instagramUrl(restaurant.instagram),
      facebookUrl(restaurant.facebook),
      websiteUrl(restaurant.website),
    ].filter(Boolean),
    hasMenu: today
      ? menuJsonLd(today, { id: `${url}#menu-de-hoy`, translation: translations[today.menuId] })
      : undefined,
  }
}

function openingHours({ schedule }: Restaurant) {
  return weekTable(schedule).flatMap(({ weekday, roundTheClock, ranges }) => {
    const times = roundTheClock ? [{ start: '00:00', end: '23:59' }] : ranges
    return times.map(({ start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${schemaDays[weekday - 1]}`,
      opens: start,
      closes: end === '24:00' ? '23:59' : end,
    }))
  })
}

function priceRange(menus: Menu[]) {
  const prices = menus.flatMap(({ price }) => (price === null ? [] : [price]))
  if (prices.length === 0) return '€'
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? priceText(low) : `${priceText(low)}–${priceText(high)}`
}
