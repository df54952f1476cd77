import type { Services } from '@/server/ctx'
import { answerConversation } from './answer-conversation'
import { drawReplies } from './draw-replies'
import { findStranded } from './queries'

/** Longer than the time for an answer and its picture. */
const graceMs = 20_000

/** Answers messages and draws pictures that a crash or a temporary failure left undone. */
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
