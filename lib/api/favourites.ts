import 'server-only'
import { getMenus, getRestaurant } from './restaurants'
import type { FoundRestaurant } from './search'

/** The restaurants in the order of the ids, without those that no longer exist. Each shares the cache of its profile. */
export async function getFavourites(ids: string[]): Promise<FoundRestaurant[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const [restaurant, menus] = await Promise.all([getRestaurant(id), getMenus(id)])
      return restaurant ? [{ restaurant, menus }] : []
    }),
  )
  return found.flat()
}
