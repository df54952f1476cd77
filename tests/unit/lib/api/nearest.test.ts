import { expect, it, vi } from 'vitest'
import { parseSearch } from '@/lib/search/state'
import { aMenu, aRestaurant } from '@/tests/component/support/restaurants'

type Asked = {
  body: { maxPrice?: number; walk?: number; pageSize?: number; query?: string } & {
    restaurantIds?: string[]
    q?: string
    card?: { q?: string }
  }
}

/** «Ribs» twelve times is longer in Castilian than a question may be. */
const ribs = Array.from({ length: 12 }, () => 'costilla de cerdo').join(' ')

const host = vi.hoisted(() => ({ isOurs: true }))
vi.mock('@/lib/host/offers', () => ({ hostOffers: async () => host.isOurs }))

/** Nothing costs so little; eight restaurants are near, and the first has lost its menu since the search. */
vi.mock('@/lib/api/call', () => ({
  call: async (endpoint: unknown, { body }: Asked) => {
    const correctedQuery = body.query ? ribs : null
    const answer = { hasMore: false, correctedQuery, isTranslated: true, leftOut: [], outsideSpain: false }
    // As the api, which refuses what is too long.
    const q =
      endpoint === sortRestaurants ? undefined : filterMenus.body.shape.q.parse(body.card?.q ?? body.q)
    if (endpoint !== sortRestaurants)
      return {
        updatedMenus: (body.restaurantIds ?? []).map((restaurantId) => ({
          restaurantId,
          menu: restaurantId === 'first' ? [] : [aMenu()],
          found: q ? ['Costella de porc'] : undefined,
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

// A file before this one may have loaded these without the stand-ins: the files of a worker share what they load.
vi.resetModules()
const { filterMenus, sortRestaurants } = await import('@/contract/endpoints/search')
const { searchOutcome } = await import('@/lib/api/search')

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

it('tells a card what only its Castilian name makes an answer, however long the question is in Castilian', async () => {
  const asked = new URLSearchParams({ lat: '40.2', lon: '-5.3', q: 'ribs '.repeat(12) })
  const outcome = await searchOutcome(parseSearch('menu', asked))
  expect(outcome).toMatchObject({ correctedQuery: ribs, isTranslated: true })
  const [, second] = outcome.kind === 'found' ? outcome.results : []
  expect(second?.menus).toMatchObject([{ found: ['Costella de porc'] }])
})

it('sends another host no words with the menus: the common call has no such field', async () => {
  host.isOurs = false
  const asked = new URLSearchParams({ lat: '40.2', lon: '-5.3', q: 'ribs' })
  const outcome = await searchOutcome(parseSearch('menu', asked))
  const [, second] = outcome.kind === 'found' ? outcome.results : []
  expect(second?.menus).toMatchObject([{}])
  expect(second?.menus[0]).not.toHaveProperty('found')
  host.isOurs = true
})
