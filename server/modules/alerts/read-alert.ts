import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/alerts'
import type { Ctx } from '@/server/ctx'
import { requireAlert } from './links'

export async function readAlert(
  ctx: Ctx,
  { query }: Input<typeof contract.readAlert>,
): Promise<Answer<typeof contract.readAlert>> {
  const { state, email, alert } = await requireAlert(ctx, ctx.db, query.token)
  const { dish, place, radiusKm } = alert
  return { state, email, dish, place, radiusKm }
}
