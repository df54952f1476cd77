import 'server-only'
import { cache } from 'react'
import { getMenuDay as getMenuDayEndpoint } from '@/contract/endpoints/menus'
import { tags } from '../cache-tags'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** An endpoint of ours, beside SPEC.md's: a host that has not got it has no history. */
export const getMenuDay = cache(async (restaurantId: string, date: string) => {
  const options = { tags: [tags.restaurant(restaurantId)] }
  return call(getMenuDayEndpoint, { params: { restaurantId, date } }, options).catch(nullIfMissing)
})
