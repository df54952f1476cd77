import type { JobCtx } from '@/server/jobs/job'
import { sweepUploads } from '@/server/modules/files'

export async function sweepFiles(ctx: JobCtx) {
  const swept = await sweepUploads(ctx)
  if (swept.rows + swept.strays > 0) ctx.log.info(swept, 'orphaned uploads swept')
}
