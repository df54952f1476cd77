import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/subscribers'
import type { Ctx } from '@/server/ctx'
import { listConfirmed } from './queries'
import { requireSignedAddress } from './signed-address'

export async function listSubscriptions(
  ctx: Ctx,
  input: Input<typeof contract.listSubscriptions>,
): Promise<Answer<typeof contract.listSubscriptions>> {
  const email = await requireSignedAddress(ctx, input)
  return { restaurants: await listConfirmed(ctx.db, email) }
}
