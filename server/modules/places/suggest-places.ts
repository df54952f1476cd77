import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/places'
import type { Ctx } from '@/server/ctx'
import { lastPosition } from './last-position'

export async function suggestPlaces(
  { geocoder }: Ctx,
  { query }: Input<typeof contract.suggestPlaces>,
): Promise<Answer<typeof contract.suggestPlaces>> {
  return { address: await geocoder.suggest(query.savedLocation, lastPosition(query)) }
}
