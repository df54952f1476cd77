import type { Suggestions } from '@/components/ui/place-combobox/use-suggestions'
import type { FoundPlace } from '@/contract/entities/place'
import type { SavedPlace } from '@/lib/browser/places'

export type PlaceOption = SavedPlace & { key?: string; recent: boolean }

/** What the list under the input offers: suggestions for what is typed, recent places for nothing. */
export function placeOptions(
  typed: string,
  suggestions: Suggestions<FoundPlace>,
  recent: SavedPlace[],
): PlaceOption[] {
  if (suggestions.state === 'found') {
    return suggestions.places.map(({ display_name, latitude, longitude }) => ({
      name: display_name,
      key: `${display_name} ${latitude} ${longitude}`,
      lat: latitude,
      lon: longitude,
      recent: false,
    }))
  }
  return typed.trim() ? [] : recent.map((place) => ({ ...place, recent: true }))
}
