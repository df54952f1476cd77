import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/reports'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { decideReport } from './decide-report'

export async function decideOwnReport(
  ctx: OwnerCtx,
  { params: { reportId }, body: { outcome } }: Input<typeof contract.decideOwnReport>,
): Promise<Answer<typeof contract.decideOwnReport>> {
  const { id: restaurantId } = await requireOwnRestaurant(ctx)
  const actor = { actorKind: 'owner', actorId: ctx.owner.ownerId } as const
  await decideReport(ctx, { reportId, outcome, actor, restaurantId })
  return { success: true }
}
