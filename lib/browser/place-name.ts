import type { Position } from '@/contract/entities/place'
import { nameOf } from './geocode'

/** What people call a place. SPEC.md §8: without a name it is called by its figures. */
export async function placeName({ lat, lon }: Position) {
  const name = await nameOf(lat, lon).catch(() => null)
  return name ?? `${lat.toFixed(4)}, ${lon.toFixed(4)}`
}
