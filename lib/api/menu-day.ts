import 'server-only'
import { cache } from 'react'
import {
  getMenuDay as getMenuDayEndpoint,
  getMenuDayIn as getMenuDayInEndpoint,
} from '@/contract/endpoints/menus'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import { tags } from '../cache-tags'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** This endpoint is Mantel's own, not a common call: a host without it has no history of menus. */
export const getMenuDay = cache(async (restaurantId: string, date: string) => {
  const options = { tags: [tags.restaurant(restaurantId)] }
  return call(getMenuDayEndpoint, { params: { restaurantId, date } }, options).catch(nullIfMissing)
})

/** The same menus with their dishes in another language. */
export async function getMenuDayIn(restaurantId: string, date: string, language: MenuLanguage) {
  const options = { tags: [tags.restaurant(restaurantId)] }
  return call(getMenuDayInEndpoint, { params: { restaurantId, date, language } }, options).catch(
    nullIfMissing,
  )
}
