import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { menuDayPath, profilePath } from '@/contract/rules/profile/profile-slug'
import { priceText } from '@/lib/i18n/price-text'
import { getTranslations } from '@/lib/i18n/translations'
import { shortDate } from '../i18n/short-date'
import { absoluteUrl } from '../seo/absolute-url'
import { feedPaths } from './feed-paths'
import { menuFacts, menuHtml } from './menu-html'

type FeedItem = { id: string; url: string; title: string; summary: string; html: string; updatedAt: string }

/** A restaurant's menus of the last days, as both formats give them. */
export type Feed = {
  title: string
  description: string
  url: string
  jsonUrl: string
  rssUrl: string
  restaurantName: string
  updatedAt: string
  items: FeedItem[]
}

export async function feedOf(restaurant: Restaurant, menus: Menu[]): Promise<Feed> {
  const t = await getTranslations('feed')
  const { restaurantName, restaurantLocation } = restaurant
  const url = absoluteUrl(profilePath(restaurant))
  const facts = { name: restaurantName, city: restaurantLocation.city }
  const paths = feedPaths(restaurant)
  return {
    title: t('title', facts),
    description: t('description', facts),
    ...{ url, jsonUrl: absoluteUrl(paths.json), rssUrl: absoluteUrl(paths.rss), restaurantName },
    updatedAt: menus.map(({ updatedAt }) => updatedAt).reduce(laterOf, restaurant.updatedAt),
    items: await Promise.all(menus.map((menu) => itemOf(menu, restaurant))),
  }
}

const laterOf = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other)

async function itemOf(menu: Menu, restaurant: Restaurant): Promise<FeedItem> {
  const t = await getTranslations('feed')
  const title = t(`menu.${menu.service}`, { date: shortDate(menu.date) })
  return {
    id: `menu:${menu.menuId}`,
    // The profile shows another menu tomorrow, so the link names the day.
    url: absoluteUrl(menuDayPath(restaurant, menu.date)),
    title: menu.price === null ? title : t('priced', { title, price: priceText(menu.price) }),
    summary: await menuFacts(menu, restaurant.schedule),
    html: String(await menuHtml(menu)),
    updatedAt: menu.updatedAt,
  }
}
