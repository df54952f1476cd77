import type { JobCtx } from '@/server/jobs/job'
import { answerStranded } from '@/server/modules/chatbot'

export function answerChats(ctx: JobCtx) {
  return answerStranded(ctx)
}
