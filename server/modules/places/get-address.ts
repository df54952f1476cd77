import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/places'
import type { Ctx } from '@/server/ctx'

export async function getAddress(
  { geocoder }: Ctx,
  { query }: Input<typeof contract.getAddress>,
): Promise<Answer<typeof contract.getAddress>> {
  return { address: await geocoder.reverse(query) }
}
