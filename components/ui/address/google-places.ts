import type { LookedUp } from './address-draft'
import type { Suggest } from './address-search'
import { suggestByHost } from './host-places'

type Component = { types: string[]; longText: string | null }
type Location = { lat: () => number; lng: () => number }

type Place = {
  fetchFields(request: { fields: string[] }): Promise<unknown>
  location?: Location | null
  addressComponents?: Component[]
  displayName?: string | null
}

type Request = {
  input: string
  includedRegionCodes: string[]
  language: string
  region: string
  sessionToken: object
}

/** As much of Google's library as is used here; the real one fits. */
export type PlacesLibrary = {
  AutocompleteSessionToken: new () => object
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: Request): Promise<{
      suggestions: {
        placePrediction: { placeId: string; text: { text: string }; toPlace(): Place } | null
      }[]
    }>
  }
}

/** Google's autocomplete, Spain only (SPEC.md §5). One session lasts from the first letter to the choice; on failure our host is asked. */
export function googleSuggest(places: PlacesLibrary): Suggest {
  let sessionToken = new places.AutocompleteSessionToken()
  return async (typed, signal) => {
    try {
      const request = {
        input: typed,
        includedRegionCodes: ['es'],
        language: 'es',
        region: 'es',
        sessionToken,
      }
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions(request)
      return suggestions.flatMap(({ placePrediction }) => {
        if (!placePrediction) return []
        const find = async () => {
          sessionToken = new places.AutocompleteSessionToken()
          const place = placePrediction.toPlace()
          await place.fetchFields({ fields: ['location', 'addressComponents', 'displayName'] })
          return place.location
            ? lookedUpOf(place.location, place.addressComponents ?? [], place.displayName)
            : null
        }
        return [{ name: placePrediction.text.text, key: placePrediction.placeId, find }]
      })
    } catch {
      return suggestByHost(typed, signal)
    }
  }
}

function lookedUpOf(location: Location, components: Component[], name?: string | null): LookedUp {
  const part = (type: string) => components.find(({ types }) => types.includes(type))?.longText ?? ''
  return {
    ...{ lat: location.lat(), lon: location.lng() },
    area: part('neighborhood') || part('sublocality') || name || part('locality'),
    street: part('route'),
    house: part('street_number'),
    city: part('locality') || part('administrative_area_level_3'),
    state: part('administrative_area_level_2') || part('administrative_area_level_1'),
    postcode: part('postal_code'),
  }
}
