import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/places'
import type { Ctx } from '@/server/ctx'

/** Finds the place whose name is exactly the chosen suggestion, otherwise the most likely place. */
export async function findPlace(
  { geocoder }: Ctx,
  { query }: Input<typeof contract.findPlace>,
): Promise<Answer<typeof contract.findPlace>> {
  const found = await geocoder.suggest(query.savedLocation)
  const chosen = found.find(({ display_name: name }) => name === query.savedLocation) ?? found[0]
  return { address: chosen ? [chosen] : [] }
}
