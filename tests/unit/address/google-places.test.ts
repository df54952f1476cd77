import { afterEach, describe, expect, it, vi } from 'vitest'
import { googleSuggest, type PlacesLibrary } from '@/components/ui/address/google-picker-map'

const part = (type: string, longText: string) => ({ types: [type], longText })
const place = {
  fetchFields: vi.fn(async () => undefined),
  requestedLanguage: null as string | null,
  location: { lat: () => 40.4165, lng: () => -3.7047 },
  displayName: 'Calle Mayor, 1',
  addressComponents: [
    part('route', 'Calle Mayor'),
    part('street_number', '1'),
    part('locality', 'Madrid'),
    part('administrative_area_level_2', 'Madrid'),
    part('administrative_area_level_1', 'Comunidad de Madrid'),
    part('postal_code', '28013'),
  ],
}

const fetchAutocompleteSuggestions = vi.fn<
  PlacesLibrary['AutocompleteSuggestion']['fetchAutocompleteSuggestions']
>(async () => ({
  suggestions: [
    {
      placePrediction: { placeId: 'mayor-1', text: { text: 'Calle Mayor, 1, Madrid' }, toPlace: () => place },
    },
    { placePrediction: null },
  ],
}))
const library: PlacesLibrary = {
  AutocompleteSessionToken: class {},
  AutocompleteSuggestion: { fetchAutocompleteSuggestions },
}
const signal = new AbortController().signal

afterEach(() => vi.clearAllMocks())

describe('Google’s suggestions', () => {
  it('are of Spain alone, and one session until one is chosen', async () => {
    const suggest = googleSuggest(library)
    await suggest('calle ma', signal)
    const [first] = await suggest('calle mayor', signal)
    expect(fetchAutocompleteSuggestions.mock.lastCall?.[0]).toMatchObject({
      input: 'calle mayor',
      includedRegionCodes: ['es'],
    })
    await first?.find()
    await suggest('otra', signal)
    const [one, two, three] = fetchAutocompleteSuggestions.mock.calls.map(([request]) => request.sessionToken)
    expect(one).toBe(two)
    expect(three).not.toBe(one)
  })

  it('come apart into the parts of an address', async () => {
    const [first, ...others] = await googleSuggest(library)('calle mayor', signal)
    expect(others).toEqual([])
    expect(first?.name).toBe('Calle Mayor, 1, Madrid')
    expect(await first?.find()).toEqual({
      ...{ lat: 40.4165, lon: -3.7047, area: 'Calle Mayor, 1' },
      ...{ street: 'Calle Mayor', house: '1', city: 'Madrid', state: 'Madrid', postcode: '28013' },
    })
  })

  it('are in Castilian on every page: the chosen one becomes the address that everybody reads', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    const [first] = await googleSuggest(library)('sevilla', signal)
    vi.unstubAllGlobals()
    await first?.find()
    expect(fetchAutocompleteSuggestions.mock.lastCall?.[0]).toMatchObject({ language: 'es' })
    expect(place.requestedLanguage).toBe('es')
  })

  it('give way to our host’s when Google fails', async () => {
    fetchAutocompleteSuggestions.mockRejectedValueOnce(new Error('REQUEST_DENIED'))
    const answer = { address: [{ display_name: 'Sol, Madrid', latitude: 40.41, longitude: -3.7 }] }
    vi.stubGlobal('fetch', async () => Response.json(answer))
    const [first] = await googleSuggest(library)('sol', signal)
    expect(first?.name).toBe('Sol, Madrid')
    vi.unstubAllGlobals()
  })
})
