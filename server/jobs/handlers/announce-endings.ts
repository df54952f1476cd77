import type { JobCtx } from '@/server/jobs/job'
import { announceEndings } from '@/server/modules/plans'

export async function announce(ctx: JobCtx) {
  const count = await announceEndings(ctx, ctx.ending)
  if (count > 0) ctx.log.info({ count }, 'owners told that their plan ends')
}
