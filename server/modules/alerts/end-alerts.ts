import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/alerts'
import type { Ctx } from '@/server/ctx'
import { endActive } from './queries'
import { requireEndable } from './require-endable'

/** Said twice it is done once. */
export async function endAlerts(
  ctx: Ctx,
  { body }: Input<typeof contract.endAlerts>,
): Promise<Answer<typeof contract.endAlerts>> {
  await endActive(ctx.db, await requireEndable(ctx, body.token), ctx.clock())
  return { success: true }
}
