import { expect, it, vi } from 'vitest'
import { parseSearch } from '@/lib/search/state'

const asked = vi.hoisted(() => ({ languages: Array.of<unknown>() }))
vi.mock('@/lib/host/offers', () => ({ hostOffers: async () => true }))
vi.mock('@/lib/language/here', () => ({ languageHere: () => 'de' }))
vi.mock('@/lib/api/call', () => ({
  call: async (endpoint: unknown, { body }: { body: { language?: string } }) => {
    if (endpoint === sortRestaurants) asked.languages.push(body.language)
    const nothing = { hasMore: false, correctedQuery: null, leftOut: [] }
    return { ...nothing, restaurants: [], restaurantIds: [], updatedMenus: [] }
  },
}))

// A file before this one may have loaded these without the stand-ins: the files of a worker share what they load.
vi.resetModules()
const { sortRestaurants } = await import('@/contract/endpoints/search')
const { searchOutcome } = await import('@/lib/api/search')

it('says the language of the page to the host', async () => {
  await searchOutcome(parseSearch('menu', new URLSearchParams({ lat: '40.2', lon: '-5.3', q: 'Pommes' })))
  expect(asked.languages).toEqual(['de'])
})

it('keeps a search without words once for all languages', async () => {
  asked.languages.length = 0
  await searchOutcome(parseSearch('menu', new URLSearchParams({ lat: '40.2', lon: '-5.3' })))
  expect(new Set(asked.languages)).toEqual(new Set([undefined]))
})
