import type { Metadata } from 'next'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { menuDayPath } from '@/contract/rules/profile/profile-slug'
import { priceText } from '@/lib/i18n/price-text'
import { getTranslations } from '@/lib/i18n/translations'
import { fullDate } from '../i18n/full-date'
import { missingPage } from '../insides/page/answer-status'
import { site } from '../site'
import { menuHere, type Translations } from '../translated-menu'
import { absoluteUrl } from './absolute-url'
import { alternatesOf, openGraphLocale } from './in-languages'
import { dayImagePath } from './og-image-path'
import { plainExcerpt } from './plain-excerpt'

/** The metadata of one day's menu. */
export async function menuDayMetadata(
  restaurant: Restaurant,
  date: string,
  [written]: Menu[],
  translations: Translations = {},
): Promise<Metadata> {
  const t = await getTranslations('menuDay')
  const { restaurantName: name, restaurantLocation } = restaurant
  const title = t('metaTitle', { name, date: fullDate(date), city: restaurantLocation.city })
  if (!written) return { title, ...missingPage }
  const menu = menuHere(written, translations[written.menuId])
  const dishes = menu.categories.flatMap(({ items }) => items.map((item) => item.name)).join(', ')
  const price = menu.price === null ? '' : t('metaPrice', { price: priceText(menu.price) })
  const description = plainExcerpt([price, dishes].filter(Boolean).join(' '))
  const path = menuDayPath(restaurant, date)
  const url = absoluteUrl(path)
  const image = { url: absoluteUrl(dayImagePath(restaurant, menu)), width: 1200, height: 630, alt: title }
  return {
    title,
    description,
    alternates: alternatesOf(path),
    openGraph: {
      type: 'article',
      locale: openGraphLocale(),
      siteName: site.name,
      url,
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  }
}
