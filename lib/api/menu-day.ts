import 'server-only'
import { cache } from 'react'
import { tags } from '@/contract/cache-tags'
import {
  getMenuDay as getMenuDayEndpoint,
  getMenuDayIn as getMenuDayInEndpoint,
  type MenuDay,
} from '@/contract/endpoints/menus'
import { menuLanguages } from '@/contract/entities/translated-menu'
import { firstLanguage } from '@/contract/languages'
import { hostHas } from '../host/features'
import { languageHere } from '../language/here'
import type { Translations } from '../translated-menu'
import { nullIfMissing } from './api-error'
import { call } from './call'

type TranslatedDay = MenuDay & { translations: Translations }

/**
 * The menus of a day, with their dishes in the language of the page: one call in every language. Where dishes are not translated into it,
 * the call in Castilian still tells which language they are written in. These endpoints are Mantel's own, not common calls: a host
 * without them has no history of menus.
 */
export const getMenuDay = cache(async (restaurantId: string, date: string): Promise<TranslatedDay | null> => {
  const options = { tags: [tags.restaurant(restaurantId)] }
  if (!(await hostHas('menuLanguages'))) {
    const day = await call(getMenuDayEndpoint, { params: { restaurantId, date } }, options).catch(
      nullIfMissing,
    )
    return day && { ...day, translations: {} }
  }
  const here = languageHere()
  const target = menuLanguages.find((language) => language === here)
  const params = { restaurantId, date, language: target ?? firstLanguage }
  const day = await call(getMenuDayInEndpoint, { params }, options).catch(nullIfMissing)
  if (!day) return null
  const { menu, previousDate = null, nextDate = null } = day
  const translations = menu.map(({ menuId, writtenIn, translated, headings, castilian }) => [
    menuId,
    { writtenIn, lines: target && translated.length > 0 ? translated : undefined, headings, castilian },
  ])
  return { menu, previousDate, nextDate, translations: Object.fromEntries(translations) }
})

/** The translations of the menus of these days. */
export async function translationsOf(restaurantId: string, dates: Iterable<string>): Promise<Translations> {
  const days = await Promise.all([...new Set(dates)].map((date) => getMenuDay(restaurantId, date)))
  return Object.assign({}, ...days.map((day) => day?.translations))
}
