import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { step } from './engine/step'
import { findUnanswered, insertMessage, lockConversation, type MessageRow, updateMessage } from './queries'
import { asStored, storedIncoming } from './stored'

/** In one transaction, under the conversation's lock: whoever comes at the same moment finds nothing left to do. */
export async function answerConversation(ctx: Ctx, conversationId: string) {
  await ctx.db.transaction(async (tx) => {
    if (!(await lockConversation(tx, conversationId))) return
    for (const row of await findUnanswered(tx, conversationId)) await answer(ctx, tx, row)
  })
}

async function answer(ctx: Ctx, tx: Transaction, row: MessageRow) {
  const { conversationId, channel, key } = row
  const { replies } = step({ message: storedIncoming.parse(row.body) })
  const now = ctx.clock()
  for (const [index, reply] of replies.entries()) {
    await insertMessage(tx, {
      ...{ conversationId, channel, direction: 'out', key: `${key}/${index}`, kind: 'reply' },
      ...{ body: asStored({ reply }), state: channel === 'browser' ? 'delivered' : 'pending' },
      // Later than what is answered, and in their order.
      ...{ occurredAt: now, createdAt: new Date(now.getTime() + 1 + index) },
    })
  }
  await updateMessage(tx, row.id, { state: 'handled' })
}
