import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/places'
import type { Ctx } from '@/server/ctx'
import { lastPosition } from './last-position'

/** How many other places with the same name are offered. */
const mostOthers = 4

/**
 * Finds the place whose name is exactly the chosen suggestion, otherwise the most likely place, and after it the others with the same
 * name, such as the «Gran Vía» of other cities.
 */
export async function findPlace(
  { geocoder }: Ctx,
  { query }: Input<typeof contract.findPlace>,
): Promise<Answer<typeof contract.findPlace>> {
  const found = await geocoder.suggest(query.savedLocation, lastPosition(query))
  const chosen = found.find(({ display_name: name }) => name === query.savedLocation)
  if (chosen) return { address: [chosen] }
  const [first] = found
  if (!first) return { address: [] }
  const others = found.slice(1).filter((place) => nameOf(place) === nameOf(first))
  return { address: [first, ...others.slice(0, mostOthers)] }
}

/** «Gran Vía» of «Gran Vía, Bilbao, Bizkaia». */
const nameOf = ({ display_name: name }: { display_name: string }) => name.split(', ', 1)[0]
