import { expect, it, vi } from 'vitest'
import { filterMenus, sortRestaurants } from '@/contract/endpoints/search'
import { searchOutcome } from '@/lib/api/search'
import { parseSearch } from '@/lib/search/state'
import { aMenu, aRestaurant } from '@/tests/component/support/restaurants'

/** «Ribs» twelve times is longer in Castilian than a question may be. */
const correctedQuery = Array.from({ length: 12 }, () => 'costilla de cerdo').join(' ')

/** As the api answers, which refuses what is too long. */
vi.mock('@/lib/api/call', () => ({
  call: async (endpoint: unknown, { body }: { body: unknown }) => {
    const found = { hasMore: false, correctedQuery, isTranslated: true, outsideSpain: false }
    if (endpoint === sortRestaurants)
      return { ...found, restaurantIds: ['one'], restaurants: [aRestaurant({ restaurantId: 'one' })] }
    filterMenus.body.parse({ ...Object(body), restaurantIds: [] })
    return { updatedMenus: [{ restaurantId: 'one', menu: [aMenu()], found: ['Costella de porc'] }] }
  },
}))

it('tells a card which dishes only their Castilian name makes an answer, however long the question is in Castilian', async () => {
  const asked = new URLSearchParams({ lat: '40.2', lon: '-5.3', q: 'ribs '.repeat(12) })
  const outcome = await searchOutcome(parseSearch('menu', asked))
  expect(outcome).toMatchObject({
    correctedQuery,
    isTranslated: true,
    results: [{ menus: [{ found: ['Costella de porc'] }] }],
  })
})
