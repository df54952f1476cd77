import type { JobCtx } from '@/server/jobs/job'
import { publishDueMenus } from '@/server/modules/menus'

export async function publishDue(ctx: JobCtx) {
  const count = await publishDueMenus(ctx)
  if (count > 0) ctx.log.info({ count }, 'scheduled menus published')
}
