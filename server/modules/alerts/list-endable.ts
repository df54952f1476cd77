import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/alerts'
import type { Ctx } from '@/server/ctx'
import { requireEndable } from './links'
import { listAlerts } from './queries'

export async function listEndable(
  ctx: Ctx,
  { query }: Input<typeof contract.listEndable>,
): Promise<Answer<typeof contract.listEndable>> {
  const alerts = await listAlerts(ctx.db, await requireEndable(ctx, query.token))
  return {
    alerts: alerts.map(({ dish, place, radiusKm, state }) => ({
      ...{ dish, place, radiusKm },
      isActive: state !== 'unsubscribed',
    })),
  }
}
