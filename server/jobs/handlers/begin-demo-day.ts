import { beginDemoDay } from '@/server/demo'
import type { JobCtx } from '@/server/jobs/job'

export async function beginDay(ctx: JobCtx) {
  const count = await beginDemoDay(ctx)
  if (count > 0) ctx.log.info({ count }, "the demo's menus of the day written")
}
