import type { JobCtx } from '@/server/jobs/job'
import { workOffDue } from '@/server/modules/whatsapp'

export const workWhatsApp = (ctx: JobCtx) => workOffDue(ctx, ctx.ending)
