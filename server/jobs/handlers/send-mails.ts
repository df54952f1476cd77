import type { JobCtx } from '@/server/jobs/job'
import { sendPending } from '@/server/modules/mail'

export function sendMails(ctx: JobCtx) {
  return sendPending(ctx)
}
