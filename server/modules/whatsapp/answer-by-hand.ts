import type { IncomingMessage } from '@/contract/entities/chat'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { languageOf } from '@/server/modules/chatbot'
import { type Phrased, phrasesIn } from './phrases'
import { insertAnswered, lockTelephone, openAddress } from './queries-links'

type Question = { address: string; message: IncomingMessage }

/** Answers a message that only concerns the channel. Stores the message and the answer in the conversation, with nothing left to do. */
export function answerByHand(ctx: Ctx, { text, ...question }: Question & { text: Phrased }) {
  return ctx.db.transaction(async (tx) => {
    await lockTelephone(tx, question.address)
    await writeAnswer(ctx, tx, question, text)
  })
}

/** Call this function in a transaction that has locked the telephone. */
export async function writeAnswer(ctx: Ctx, tx: Transaction, { address, message }: Question, text: Phrased) {
  const now = ctx.clock()
  const conversationId = await openAddress(tx, address, now)
  const language = await languageOf(tx, conversationId)
  const written = text(phrasesIn(language), language)
  await insertAnswered(tx, { conversationId, address, message, text: written, language, now })
}
