import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { menuDayPath } from '@/contract/rules/menu-day'
import { priceText } from '@/contract/rules/price'
import { fullDate } from '../i18n/full-date'
import { site } from '../site'
import { absoluteUrl } from './absolute-url'
import { missingPage } from './answer-status'
import { ogImagePath } from './og-image-path'
import { plainExcerpt } from './plain-excerpt'

/** Of one day's menu; a day without one is nobody's page. */
export async function menuDayMetadata(
  restaurant: Restaurant,
  date: string,
  [menu]: Menu[],
): Promise<Metadata> {
  const t = await getTranslations('menuDay')
  const { restaurantName: name, restaurantLocation } = restaurant
  const title = t('metaTitle', { name, date: fullDate(date), city: restaurantLocation.city })
  if (!menu) return { title, ...missingPage }
  const dishes = menu.categories.flatMap(({ items }) => items.map((item) => item.name)).join(', ')
  const price = menu.price === null ? '' : t('metaPrice', { price: priceText(menu.price) })
  const description = plainExcerpt([price, dishes].filter(Boolean).join(' '))
  const url = absoluteUrl(menuDayPath(restaurant, date))
  const image = { url: absoluteUrl(ogImagePath(restaurant)), width: 1200, height: 630, alt: title }
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'article',
      locale: 'es_ES',
      siteName: site.name,
      url,
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  }
}
