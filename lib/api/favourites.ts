import 'server-only'
import { getRestaurant } from './restaurants'
import { type FoundRestaurant, menusOf } from './search'

/** The restaurants in the order of the ids, without those that no longer exist. Each shares the cache of its profile. */
export async function getFavourites(ids: string[]): Promise<FoundRestaurant[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const [restaurant, menus] = await Promise.all([getRestaurant(id), menusOf([id])])
      return restaurant ? [{ restaurant, menus: menus.get(id) ?? [] }] : []
    }),
  )
  return found.flat()
}
