import { expect, it, vi } from 'vitest'
import { sortRestaurants } from '@/contract/endpoints/search'
import { searchOutcome } from '@/lib/api/search'
import { parseSearch } from '@/lib/search/state'
import { aMenu, aRestaurant } from '@/tests/component/support/restaurants'

type Asked = { body: { maxPrice?: number; walk?: number; pageSize?: number; restaurantIds?: string[] } }

/** Nothing costs so little; eight restaurants are near, and the first has lost its menu since the search. */
vi.mock('@/lib/api/call', () => ({
  call: async (endpoint: unknown, { body }: Asked) => {
    const answer = { hasMore: false, correctedQuery: null, outsideSpain: false }
    if (endpoint !== sortRestaurants)
      return {
        updatedMenus: (body.restaurantIds ?? []).map((restaurantId) => ({
          restaurantId,
          menu: restaurantId === 'first' ? [] : [aMenu()],
        })),
      }
    const near = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
    const ids = body.maxPrice === undefined ? near.slice(0, body.pageSize) : []
    return {
      ...answer,
      restaurantIds: ids,
      restaurants: ids.map((restaurantId) => ({ ...aRestaurant({ restaurantId }), distance: 60 })),
    }
  },
}))

it('offers no restaurant without a menu as the nearest one with a menu', async () => {
  const asked = new URLSearchParams('lat=40.2&lon=-5.3&maxPrice=10')
  const outcome = await searchOutcome(parseSearch('menu', asked))
  const nearest = outcome.kind === 'found' ? outcome.nearest : []
  expect(nearest?.map(({ restaurant }) => restaurant.restaurantId)).toEqual(['second'])
  // A first screen has room for as many as without a filter.
  expect(nearest?.[0]?.more?.map(({ restaurant }) => restaurant.restaurantId)).toEqual([
    'third',
    'fourth',
    'fifth',
    'sixth',
  ])
})
