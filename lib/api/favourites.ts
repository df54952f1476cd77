import 'server-only'
import { getMenus, getRestaurant } from './restaurants'
import type { FoundRestaurant } from './search-outcome'

/** In the order given, without those that are no more. Each shares its profile's cache. */
export async function getFavourites(ids: string[]): Promise<FoundRestaurant[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const [restaurant, menus] = await Promise.all([getRestaurant(id), getMenus(id)])
      return restaurant ? [{ restaurant, menus }] : []
    }),
  )
  return found.flat()
}
