import 'server-only'
import { tags } from '@/contract/cache-tags'
import { getDaySheet, getSheet } from '@/contract/endpoints/sheets'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import { call } from './call'

/** Short, since dinner replaces lunch without any change to a menu. */
const secondsKept = 300

/**
 * Today's menu drawn with the restaurant's template. Null without a template, and when the api fails: the page shows the menu in another
 * way.
 */
export async function getDrawnMenu(restaurantId: string, format: MenuFormat) {
  const options = { tags: [tags.restaurant(restaurantId)], revalidate: secondsKept }
  return call(getSheet, { params: { restaurantId, format } }, options)
    .then(({ sheet }) => sheet)
    .catch(() => null)
}

/** The picture that the mail of that day shows, in a language or as the kitchen wrote it. */
export async function getDayPicture(restaurantId: string, date: string, language?: MenuLanguage) {
  return call(getDaySheet, { params: { restaurantId, date }, query: { language } })
    .then(({ sheet }) => sheet?.url)
    .catch(() => undefined)
}
