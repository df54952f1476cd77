import type { JobCtx } from '@/server/jobs/job'
import { reconcilePayments } from '@/server/modules/payments'

export const reconcile = (ctx: JobCtx) => reconcilePayments(ctx, ctx.ending)
