import type { IncomingMessage } from '@/contract/entities/chat'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { insertAnswered, lockTelephone, openAddress } from './queries-links'

type Question = { address: string; message: IncomingMessage }

/** For what concerns the channel alone: the conversation gets question and answer, and has nothing left to do. */
export function answerByHand(ctx: Ctx, { text, ...question }: Question & { text: string }) {
  return ctx.db.transaction(async (tx) => {
    await lockTelephone(tx, question.address)
    await writeAnswer(ctx, tx, question, text)
  })
}

/** Within a transaction that has locked the telephone. */
export async function writeAnswer(ctx: Ctx, tx: Transaction, { address, message }: Question, text: string) {
  const now = ctx.clock()
  const conversationId = await openAddress(tx, address, now)
  await insertAnswered(tx, { conversationId, address, message, text, now })
}
