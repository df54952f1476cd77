import type { SavedPlace } from '@/lib/browser/places'
import type { Suggestions } from './use-suggestions'

export type PlaceOption = SavedPlace & { recent: boolean }

/** What the list under the input offers: suggestions for what is typed, recent places for nothing. */
export function placeOptions(typed: string, suggestions: Suggestions, recent: SavedPlace[]): PlaceOption[] {
  if (suggestions.state === 'found') {
    return suggestions.places.map(({ display_name, latitude, longitude }) => ({
      name: display_name,
      lat: latitude,
      lon: longitude,
      recent: false,
    }))
  }
  return typed.trim() ? [] : recent.map((place) => ({ ...place, recent: true }))
}
