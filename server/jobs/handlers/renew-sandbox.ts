import type { JobCtx } from '@/server/jobs/job'
import { renewSandbox } from '@/server/modules/payments'

export const renew = (ctx: JobCtx) => renewSandbox(ctx, ctx.ending)
