import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { answerMessage } from './answer-message'
import { catchUp } from './catch-up'
import { inTransaction } from './in-transaction'
import { readMemory } from './memory'
import { findLastHandled, findUnanswered, lockConversation, noteFailure, updateConversation } from './queries'

/**
 * Answers all unanswered messages in the order in which they were written. One transaction holds the conversation's lock, so a
 * parallel call finds nothing left to do. catch-up.ts handles messages that arrive late.
 */
export async function answerConversation(ctx: Ctx, conversationId: string) {
  try {
    const committed = await ctx.db.transaction((tx) => answerAll(ctx, tx, conversationId))
    await committed?.()
  } catch (error) {
    // The transaction was rolled back. Counts the failure, so that one message does not block all later messages forever.
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
