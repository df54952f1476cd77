import type { ProfileChanges } from '@/contract/entities/profile'
import type { Services } from '@/server/ctx'

/** A point on the map has no town. Asks the geocoder for the town and province, outside the transaction. */
export async function withPlace(
  { geocoder }: Pick<Services, 'geocoder'>,
  changes: ProfileChanges,
): Promise<ProfileChanges> {
  const { lat, lon } = changes
  if (lat == null || lon == null || changes.city) return changes
  const found = await geocoder.reverse({ lat, lon })
  if (!found) return changes
  const { city, province, state, postcode } = found.address
  return {
    ...changes,
    city,
    state: changes.state || province || state,
    postcode: changes.postcode || postcode,
  }
}
