import type { JobCtx } from '@/server/jobs/job'
import { expirePassedMenus } from '@/server/modules/menus'

export async function expireMenus(ctx: JobCtx) {
  const count = await expirePassedMenus(ctx)
  if (count > 0) ctx.log.info({ count }, 'menus of days gone by now history')
}
