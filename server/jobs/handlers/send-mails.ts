import type { JobCtx } from '@/server/jobs/job'
import { writeMailings } from '@/server/modules/daily-mail'
import { sendPending } from '@/server/modules/mail'

export async function sendMails(ctx: JobCtx) {
  await writeMailings(ctx, ctx.ending)
  await sendPending(ctx, ctx.ending)
}
