import 'server-only'
import { filterMenus, sortRestaurants } from '@/contract/endpoints/search'
import type { Position } from '@/contract/entities/place'
import { tags } from '../cache-tags'
import { pageSize, type SearchState } from '../search/state'
import { call } from './call'

/** How long a search may miss a restaurant that was not in it before; those shown in it are fresh at once. */
const revalidate = 60

export async function search(state: SearchState, from: Position) {
  const found = await call(
    sortRestaurants,
    {
      body: {
        ...from,
        distance: state.km,
        query: state.q,
        timestamp: state.open,
        Domicilio: state.delivery,
        'Para llevar': state.takeaway,
        mealVoucher: state.voucher,
        includesDrink: state.drink,
        withoutAllergens: state.without,
        cuisineType: state.cuisines,
        priceRange: state.price ?? null,
        menuToday: state.tab === 'menu',
        page: state.page,
        pageSize,
      },
    },
    { tags: [tags.searchFrom(from)], revalidate },
  )
  return { ...found, menus: await menusOf(found.restaurantIds) }
}

export async function menusOf(restaurantIds: string[]) {
  if (restaurantIds.length === 0) return new Map<string, never>()
  const options = { tags: restaurantIds.map(tags.restaurant), revalidate }
  const { updatedMenus } = await call(filterMenus, { body: { restaurantIds } }, options)
  return new Map(updatedMenus.map(({ restaurantId, menu }) => [restaurantId, menu]))
}
