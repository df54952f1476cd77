import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { answerMessage } from './answer-message'
import { catchUp } from './catch-up'
import { inTransaction } from './in-transaction'
import { readMemory } from './memory'
import { findLastHandled, findUnanswered, lockConversation, noteFailure, updateConversation } from './queries'

/**
 * Answers what is unanswered, in the order it was written. In one transaction, under the conversation's lock: whoever comes
 * at the same moment finds nothing left to do. What came late is put where it belongs (catch-up.ts).
 */
export async function answerConversation(ctx: Ctx, conversationId: string) {
  try {
    const committed = await ctx.db.transaction((tx) => answerAll(ctx, tx, conversationId))
    await committed?.()
  } catch (error) {
    // Nothing of it was done. The same message may not stand in the way of all others for ever.
    await noteFailure(ctx.db, conversationId, error instanceof Error ? error.name : 'unknown')
    throw error
  }
}

async function answerAll(ctx: Ctx, tx: Transaction, conversationId: string) {
  const conversation = await lockConversation(tx, conversationId)
  const waiting = conversation ? await findUnanswered(tx, conversationId) : []
  const [first] = waiting
  if (!conversation || !first) return undefined
  const { inside, committed } = inTransaction(ctx, tx)
  const last = await findLastHandled(tx, conversationId)
  const talk = { id: conversationId, ownerId: conversation.ownerId, memory: readMemory(conversation.state) }
  if (last && last.occurredAt > first.occurredAt) await catchUp(inside, tx, talk, first)
  else for (const row of waiting) await answerMessage(inside, tx, talk, row)
  await updateConversation(tx, conversationId, { state: { ...talk.memory }, updatedAt: ctx.clock() })
  return committed
}
