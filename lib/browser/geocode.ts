import type { FoundPlace, Position } from '@/contract/entities/place'
import { findPlace, getAddress, suggestPlaces } from './endpoints/places'
import { replyOf } from './outcome'
import { send } from './send'

/** `near`: where the person was last. */
export async function suggest(typed: string, signal: AbortSignal, near?: Position): Promise<FoundPlace[]> {
  const query = { savedLocation: typed, lat: near?.lat, lon: near?.lon }
  return (await replyOf(send(suggestPlaces, { query }, { signal }))).address
}

/** The place that a person typed and sent without choosing from the list. Null when no place has that name. */
export async function placeCalled(typed: string, near?: Position): Promise<FoundPlace | null> {
  const signal = AbortSignal.timeout(4000)
  const query = { savedLocation: typed, lat: near?.lat, lon: near?.lon }
  const { address } = await replyOf(send(findPlace, { query }, { signal }))
  return address[0] ?? null
}

/** The address of a point. Null when the point has no address in Spain. */
export async function addressAt({ lat, lon }: Position, signal = AbortSignal.timeout(4000)) {
  return (await replyOf(send(getAddress, { query: { lat, lon } }, { signal }))).address
}

/** The common name of the place at a point. Null when the geocoder has no name for it. */
export const nameOf = async (lat: number, lon: number) =>
  (await addressAt({ lat, lon }))?.display_name ?? null
