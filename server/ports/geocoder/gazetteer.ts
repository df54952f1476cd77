import { searchText } from '@/contract/rules/search-text'
import type { Database } from '@/server/db/client'
import { findByName } from './find-by-name'
import { findByPoint } from './find-by-point'
import type { Geocoder } from './port'

/** The embedded geocoder: 20,547 places of Spain, none of its streets. */
export function createGazetteer(db: Database): Geocoder {
  return {
    async suggest(typed) {
      const found = await findByName(db, searchText(typed))
      return found.map(({ label, lat, lon }) => ({ display_name: label, latitude: lat, longitude: lon }))
    },
    reverse: (position) => findByPoint(db, position),
  }
}
