import type { Position } from '@/contract/entities/place'
import { distanceKm } from '@/contract/geography'
import type { Place } from '@/server/db/places/queries'

/** Parts of a town: their names repeat from town to town, and people mean the one where they are. */
export const partsOfTowns = ['neighbourhood', 'district', 'street']

/**
 * Places with the same name as the first, the nearest to where the diner was last first. A town stays first, because its name alone means
 * the best known. The other places keep their order after them.
 */
export function nearestFirst<Found extends { place: Place }>(found: Found[], near?: Position): Found[] {
  const [first] = found
  if (!near || !first) return found
  const isSame = ({ place }: Found) => place.nameKey === first.place.nameKey
  const km = ({ place }: Found) => distanceKm(near, place)
  const same = found.filter(isSame).toSorted((a, b) => km(a) - km(b))
  const others = found.filter((one) => !isSame(one))
  if (partsOfTowns.includes(first.place.kind)) return [...same, ...others]
  return [first, ...same.filter((one) => one !== first), ...others]
}
