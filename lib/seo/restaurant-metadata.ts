import type { Metadata } from 'next'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { firstLanguage } from '@/contract/languages'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { dayAndWindow } from '@/lib/i18n/day-and-window'
import { priceText } from '@/lib/i18n/price-text'
import { getTranslations } from '@/lib/i18n/translations'
import { feedPaths } from '../feed/feed-paths'
import { hostHas } from '../host/features'
import { colonHere, languageHere } from '../language/here'
import { site } from '../site'
import { absoluteUrl } from './absolute-url'
import { alternatesOf, openGraphLocale } from './in-languages'
import { menuToday } from './menu-today'
import { ogImagePath } from './og-image-path'
import { plainExcerpt } from './plain-excerpt'

export async function restaurantMetadata(
  restaurant: Restaurant,
  menus: Menu[],
  now: Date,
): Promise<Metadata> {
  const t = await getTranslations('seo.restaurant')
  const { restaurantName: name, restaurantLocation, description, timeZone } = restaurant
  const today = menuToday(menus, timeZone, now)
  const city = restaurantLocation.city
  const title = t(today ? 'titleWithMenu' : 'title', { name, city })
  // A restaurant describes itself in its own language.
  const about = (languageHere() === firstLanguage && description) || t('description', { name, city })
  const price = typeof today?.price === 'number' ? t('price', { price: priceText(today.price) }) : ''
  const summary = plainExcerpt([price, about].filter(Boolean).join(' '))
  // A chat keeps these for days: they name the day, and do not say «hoy».
  const onItsDay = today?.price
    ? `${dayAndWindow(today, restaurant.schedule)}${colonHere()} ${priceText(today.price)}.`
    : ''
  const lasting = {
    title: t('title', { name, city }),
    description: plainExcerpt([onItsDay, about].filter(Boolean).join(' ')),
  }
  const path = profilePath(restaurant)
  const url = absoluteUrl(path)
  const image = {
    url: absoluteUrl(ogImagePath(restaurant, today)),
    width: 1200,
    height: 630,
    alt: lasting.title,
  }
  return {
    title,
    description: summary,
    alternates: {
      ...alternatesOf(path),
      types: (await hostHas('feeds')) ? feedTypes(restaurant) : undefined,
    },
    openGraph: {
      type: 'website',
      locale: openGraphLocale(),
      siteName: site.name,
      url,
      ...lasting,
      images: [image],
    },
    twitter: { card: 'summary_large_image', ...lasting, images: [image.url] },
  }
}

function feedTypes(restaurant: Restaurant) {
  const { rss, json } = feedPaths(restaurant)
  return { 'application/rss+xml': absoluteUrl(rss), 'application/feed+json': absoluteUrl(json) }
}
