import type { ReportOutcome } from '@/contract/entities/report'
import { decideReport as decide } from '@/server/modules/reports'
import type { AdminCtx } from './admin-ctx'

export async function decideReport(ctx: AdminCtx, reportId: string, outcome: ReportOutcome) {
  await decide(ctx, { reportId, outcome, actor: { actorKind: 'admin', actorId: ctx.admin } })
}
