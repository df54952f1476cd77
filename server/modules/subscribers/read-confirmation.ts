import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/subscribers'
import type { Ctx } from '@/server/ctx'
import { requireConfirmation } from './claimed'

export async function readConfirmation(
  ctx: Ctx,
  { query }: Input<typeof contract.readConfirmation>,
): Promise<Answer<typeof contract.readConfirmation>> {
  const { state, email, restaurant } = await requireConfirmation(ctx, ctx.db, query.token)
  return { state, email, restaurant }
}
