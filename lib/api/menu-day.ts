import 'server-only'
import { cache } from 'react'
import { tags } from '@/contract/cache-tags'
import {
  getMenuDay as getMenuDayEndpoint,
  getMenuDayIn as getMenuDayInEndpoint,
} from '@/contract/endpoints/menus'
import type { MenuLanguage, TranslatedMenu } from '@/contract/entities/translated-menu'
import { hostHas } from '../host/features'
import { isDishLanguage } from '../i18n/dish-languages'
import { languageHere } from '../language/here'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** This endpoint is Mantel's own, not a common call: a host without it has no history of menus. */
export const getMenuDay = cache(async (restaurantId: string, date: string) => {
  const options = { tags: [tags.restaurant(restaurantId)] }
  return call(getMenuDayEndpoint, { params: { restaurantId, date } }, options).catch(nullIfMissing)
})

/** The same menus with their dishes in another language. */
async function getMenuDayIn(restaurantId: string, date: string, language: MenuLanguage) {
  const options = { tags: [tags.restaurant(restaurantId)] }
  return call(getMenuDayInEndpoint, { params: { restaurantId, date, language } }, options).catch(
    nullIfMissing,
  )
}

/** Courses and dishes in the language of the page, by the id of their menu. */
export type Translations = Record<string, TranslatedMenu['translated']>

/** The translations of these days' menus. Nothing where the page's language, or the host, has none: the menus stay as they were written. */
export async function translationsOf(restaurantId: string, dates: Iterable<string>): Promise<Translations> {
  const language = languageHere()
  if (!isDishLanguage(language) || !(await hostHas('menuLanguages'))) return {}
  const days = await Promise.all(
    [...new Set(dates)].map((date) => getMenuDayIn(restaurantId, date, language)),
  )
  const menus = days.flatMap((day) => day?.menu ?? [])
  return Object.fromEntries(menus.map(({ menuId, translated }) => [menuId, translated]))
}
