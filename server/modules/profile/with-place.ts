import type { ProfileChanges } from '@/contract/entities/profile'
import type { Services } from '@/server/ctx'

/** Who picks a point on the map names no town: the geocoder does, with its province, and not inside the transaction. */
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
