import type { APIRequestContext, Page } from '@playwright/test'
import { getRestaurant } from '@/contract/endpoints/restaurants'
import { filterMenus, sortRestaurants } from '@/contract/endpoints/search'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { madrid } from '@/contract/geography'
import { apiSession, apiUrl } from './demo-owner'

export type Found = { restaurant: Restaurant; menus: Menu[] }

const known = new Map<string, Restaurant>()

async function byId(request: APIRequestContext, restaurantId: string) {
  const path = getRestaurant.path.replace(':restaurantId', restaurantId)
  const restaurant =
    known.get(restaurantId) ?? getRestaurant.reply.parse(await (await request.get(apiUrl + path)).json())
  known.set(restaurantId, restaurant)
  return restaurant
}

/** One of the demo's restaurants around Madrid that is what the test needs, and that no other test changes. */
export async function restaurantWith(request: APIRequestContext, suits: (found: Found) => boolean) {
  const ask = async (path: string, data: unknown) => (await request.post(apiUrl + path, { data })).json()
  const { restaurantIds } = sortRestaurants.reply.parse(await ask(sortRestaurants.path, madrid))
  const { updatedMenus } = filterMenus.reply.parse(await ask(filterMenus.path, { restaurantIds }))
  const { restaurant: changing } = await apiSession(request)
  for (const restaurantId of restaurantIds.filter((id) => id !== changing.restaurantId)) {
    const restaurant = await byId(request, restaurantId)
    const menus = updatedMenus.find((entry) => entry.restaurantId === restaurantId)?.menu ?? []
    if (suits({ restaurant, menus })) return { restaurant, menus }
  }
  throw new Error('The demo has no such restaurant around Madrid.')
}

/** How much of the page has moved without being asked, so far and in the next moment. */
export function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 800)
      }),
  )
}
