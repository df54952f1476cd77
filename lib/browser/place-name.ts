import type { Position } from '@/contract/entities/place'
import { nameOf } from './geocode'

/** The common name of a place. A place without a name is called by its coordinates (docs/product.md#location-dialog). */
export async function placeName({ lat, lon }: Position) {
  const name = await nameOf(lat, lon).catch(() => null)
  return name ?? `${lat.toFixed(4)}, ${lon.toFixed(4)}`
}
