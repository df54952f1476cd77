import 'server-only'
import { cache } from 'react'
import { getMenuDay as getMenuDayEndpoint } from '@/contract/endpoints/menus'
import { tags } from '../cache-tags'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** This endpoint is Mantel's own, not a common call: a host without it has no history of menus. */
export const getMenuDay = cache(async (restaurantId: string, date: string) => {
  const options = { tags: [tags.restaurant(restaurantId)] }
  return call(getMenuDayEndpoint, { params: { restaurantId, date } }, options).catch(nullIfMissing)
})
