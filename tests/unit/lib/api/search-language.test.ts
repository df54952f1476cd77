import { expect, it, vi } from 'vitest'
import { sortRestaurants } from '@/contract/endpoints/search'
import { searchOutcome } from '@/lib/api/search'
import { parseSearch } from '@/lib/search/state'

const asked = vi.hoisted(() => ({ languages: Array.of<unknown>() }))
vi.mock('@/lib/host/offers', () => ({ hostOffers: async () => true }))
vi.mock('@/lib/language/here', () => ({ languageHere: () => 'de' }))
vi.mock('@/lib/api/call', () => ({
  call: async (endpoint: unknown, { body }: { body: { language?: string } }) => {
    if (endpoint === sortRestaurants) asked.languages.push(body.language)
    return { hasMore: false, correctedQuery: null, restaurants: [], restaurantIds: [], updatedMenus: [] }
  },
}))

it('says the language of the page to the host', async () => {
  await searchOutcome(parseSearch('menu', new URLSearchParams({ lat: '40.2', lon: '-5.3', q: 'Pommes' })))
  expect(asked.languages).toEqual(['de'])
})
