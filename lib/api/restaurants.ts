import { cache } from 'react'
import { tags } from '@/contract/cache-tags'
import { listRecentMenus } from '@/contract/endpoints/menus'
import { getRestaurant as getRestaurantEndpoint, listForSitemap } from '@/contract/endpoints/restaurants'
import { filterMenus } from '@/contract/endpoints/search'
import { hostIdPattern } from '@/contract/rules/profile/profile-slug'
import { nullIfMissing } from './api-error'
import { call } from './call'

import 'server-only'

/** Asked once a request, however many parts of the page ask. */
export const getRestaurant = cache(async (restaurantId: string) => {
  if (!hostIdPattern.test(restaurantId)) return null
  const options = { tags: [tags.restaurant(restaurantId)] }
  return call(getRestaurantEndpoint, { params: { restaurantId } }, options).catch(nullIfMissing)
})

export const getMenus = cache(async (restaurantId: string) => {
  const options = { tags: [tags.restaurant(restaurantId)] }
  const { updatedMenus } = await call(filterMenus, { body: { restaurantIds: [restaurantId] } }, options)
  return updatedMenus[0]?.menu ?? []
})

/** The menus in the restaurant's feeds, newest first. */
export async function getRecentMenus(restaurantId: string) {
  const options = { tags: [tags.restaurant(restaurantId)] }
  return (await call(listRecentMenus, { params: { restaurantId } }, options)).menus
}

export function getSitemapPage(page: number) {
  return call(listForSitemap, { query: { page } }, { tags: [tags.sitemap], revalidate: 3600 })
}
