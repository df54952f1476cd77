import 'server-only'
import { getDaySheet, getSheet } from '@/contract/endpoints/sheets'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import { tags } from '../cache-tags'
import { call } from './call'

/** Lunch gives way to dinner without anybody changing anything. */
const secondsKept = 300

/** Today's menu drawn with the restaurant's template; null without one, and where it cannot be had: there is always another way to say it. */
export async function getDrawnMenu(restaurantId: string, format: MenuFormat) {
  const options = { tags: [tags.restaurant(restaurantId)], revalidate: secondsKept }
  return call(getSheet, { params: { restaurantId, format } }, options)
    .then(({ sheet }) => sheet)
    .catch(() => null)
}

/** The one that a mail of that day shows. */
export async function getDayPicture(restaurantId: string, date: string) {
  return call(getDaySheet, { params: { restaurantId, date } })
    .then(({ sheet }) => sheet?.url)
    .catch(() => undefined)
}
