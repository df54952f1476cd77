import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/alerts'
import type { Ctx } from '@/server/ctx'
import { requireEndable } from './links'
import { endActive } from './queries'

/** A second call has no effect. */
export async function endAlerts(
  ctx: Ctx,
  { body }: Input<typeof contract.endAlerts>,
): Promise<Answer<typeof contract.endAlerts>> {
  await endActive(ctx.db, await requireEndable(ctx, body.token), ctx.clock())
  return { success: true }
}
