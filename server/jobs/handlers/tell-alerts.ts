import type { JobCtx } from '@/server/jobs/job'
import { tellAlerts } from '@/server/modules/alerts'

export async function tell(ctx: JobCtx) {
  const count = await tellAlerts(ctx, ctx.ending)
  if (count > 0) ctx.log.info({ count }, 'told of dishes')
}
