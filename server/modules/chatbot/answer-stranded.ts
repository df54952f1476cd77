import type { Services } from '@/server/ctx'
import { answerConversation } from './answer-conversation'
import { drawReplies } from './draw-replies'
import { findStranded } from './queries'

/** Longer than an answer and its picture take. */
const graceMs = 20_000

/** What a crash, or a failure that has passed, left unanswered or undrawn. */
export async function answerStranded(services: Services) {
  const ctx = { ...services, requestId: 'answer-stranded', ip: null }
  for (const id of await findStranded(ctx.db, new Date(ctx.clock().getTime() - graceMs))) {
    try {
      await answerConversation(ctx, id)
      await drawReplies(ctx, id)
    } catch (err) {
      ctx.log.error({ err }, 'a conversation could not be answered')
    }
  }
}
